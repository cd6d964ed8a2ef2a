/** The parts of a peace that players put together, in the order in which they are shown. */

import { verbOf, type Offered } from '$shell/view';

export const COMPOSES = 'ask-pact';
export const ANSWERS_PACT = 'ask-accept-pact';

/** The verbs that name a term: nobody has won, the maker has, the other has. */
export const BY_TERM: readonly string[] = ['agree_on', 'prevail_by', 'concede'];
export const SUM = 'for_ducats';

interface Section {
  title: string;
  verbs: readonly string[];
}

/** What is chosen where the peace lies; what a deal may have stands beside the question. */
export const SECTIONS: readonly Section[] = [
  { title: 'pop-peace-ways', verbs: BY_TERM },
  { title: 'pop-pact-how-much', verbs: [SUM] },
  { title: 'pop-peace-fates', verbs: ['hand_back', 'regain', 'set_free'] },
  {
    title: 'pop-pact-ties',
    verbs: ['action_by_other', 'give_up_influence', 'give_up_claim', 'end_alliance'],
  },
];

/** Verbs that are answered there and not beside the question. */
export const PART_VERBS: ReadonlySet<string> = new Set(SECTIONS.flatMap(({ verbs }) => verbs));

/** The sections in which something is offered now. */
export const offeredIn = (options: readonly Offered[]): { title: string; offers: Offered[] }[] =>
  SECTIONS.map(({ title, verbs }) => ({
    title,
    offers: options.filter(({ option }) => verbs.includes(verbOf(option))),
  })).filter(({ offers }) => offers.length > 0);
