/** What the player has open on the table page; the components of a game read and set it too. */

export type Tab = 'log' | 'forecast' | 'analyst' | 'chat' | 'rules';
export type Dialog = 'keys' | 'settings' | 'primer' | 'notes' | 'plans' | null;

const PHONE = '(max-width: 720px)';
const SLIM = '(max-width: 960px)';
const NARROW = '(max-width: 1199px)';

class Screen {
  /** The page is a phone's, or too narrow for the answers beside the question, or for the side column. */
  phone = $state(false);
  slim = $state(false);
  narrow = $state(false);
  tab = $state<Tab>('log');
  /** The side column, or the drawer that holds it on a narrow page. */
  side = $state(true);
  tray = $state(true);
  /** The display of the war. */
  war = $state(false);
  /** What rises over the board to be chosen from is folded. */
  folded = $state(false);
  /** On a phone: 'board', 'log', or a page of the game's tray. */
  page = $state('board');
  /** The section of the rules that is open. */
  section = $state<string | null>(null);
  /** Beside the rules lie the cards and the glossary. */
  reading = $state<'rules' | 'cards' | 'terms'>('rules');
  dialog = $state<Dialog>(null);
  /** The card, tile or ministry that is read, by the text of its name. */
  sheet = $state<string | null>(null);
  /** What a lesson or a lifted sheet speaks of, by the text of its name: a board brings it into sight. */
  sought = $state<string | null>(null);

  /** Follow the width of the window; call once, returns how to stop. */
  watch(): () => void {
    const phone = matchMedia(PHONE);
    const slim = matchMedia(SLIM);
    const narrow = matchMedia(NARROW);
    const follow = () => {
      this.phone = phone.matches;
      this.slim = slim.matches;
      if (this.narrow !== narrow.matches) this.side = !narrow.matches;
      this.narrow = narrow.matches;
    };
    follow();
    const all = [phone, slim, narrow];
    for (const each of all) each.addEventListener('change', follow);
    return () => {
      for (const each of all) each.removeEventListener('change', follow);
    };
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.side = true;
    if (this.phone) this.page = 'log';
  }

  /** The same key or button opens a tab and closes it again. */
  toggle(tab: Tab): void {
    if (this.tab === tab && this.side && (!this.phone || this.page === 'log')) this.fold();
    else this.show(tab);
  }

  fold(): void {
    this.side = false;
    if (this.phone) this.page = 'board';
  }

  get showsWar(): boolean {
    return this.phone ? this.page === 'war' : this.war;
  }

  /** Open or fold the display of the war; on a phone it is a page. */
  showWar(open: boolean): void {
    this.war = open;
    if (this.phone && (open || this.page === 'war')) this.page = open ? 'war' : 'board';
  }

  /** Open the rules at a section, such as '5.4.1'. */
  showRule(section: string): void {
    this.section = section;
    this.reading = 'rules';
    this.show('rules');
  }
}

export const screen = new Screen();
