/** The parts of a deal or a peace that players put together, in the order in which they are shown. */

import { verbOf, type Offered } from '$shell/view';

const COMPOSED: ReadonlySet<string> = new Set(['ask-deal', 'ask-pact']);
const ANSWERED: ReadonlySet<string> = new Set(['ask-accept-deal', 'ask-accept-pact']);

/** Whether a player puts a deal or a peace together. */
export const isComposing = (prompt = ''): boolean => COMPOSED.has(prompt);
/** Whether a question is about a deal or a peace, which lies among the displays. */
export const isOfDeal = (prompt = ''): boolean => isComposing(prompt) || ANSWERED.has(prompt);

/** The verbs that name a term: nobody has won, the maker has, the other has. */
export const BY_TERM: readonly string[] = ['agree_on', 'prevail_by', 'concede'];
export const SUMS: ReadonlySet<string> = new Set(['for_ducats', 'at_price']);

interface Section {
  title: string;
  verbs: readonly string[];
}

/** What is chosen where the deal lies; money stands beside the question. */
export const SECTIONS: readonly Section[] = [
  { title: 'pop-deal-ties', verbs: ['offer_alliance', 'offer_marriage'] },
  { title: 'pop-peace-ways', verbs: BY_TERM },
  { title: 'pop-pact-how-much', verbs: [...SUMS] },
  { title: 'pop-peace-fates', verbs: ['hand_back', 'regain', 'set_free'] },
  {
    title: 'pop-pact-ties',
    verbs: ['action_by_other', 'give_up_influence', 'give_up_claim', 'end_alliance'],
  },
  { title: 'pop-deal-lands', verbs: ['buy_province', 'sell_province'] },
];

/** Verbs that are answered there and not beside the question. */
export const PART_VERBS: ReadonlySet<string> = new Set(SECTIONS.flatMap(({ verbs }) => verbs));

/** The sections in which something is offered now. */
export const offeredIn = (options: readonly Offered[]): { title: string; offers: Offered[] }[] =>
  SECTIONS.map(({ title, verbs }) => ({
    title,
    offers: options.filter(({ option }) => verbs.includes(verbOf(option))),
  })).filter(({ offers }) => offers.length > 0);
