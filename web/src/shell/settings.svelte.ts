/** How the player likes the table: language, theme, sounds, and what is said unasked. */

import { recall, remember } from './storage';
import { LANGUAGES, words, type Language } from './words.svelte';

export const THEMES = ['light', 'dark', 'system'] as const;
/** Moments stay until they are read, all or those at which points change hands; pass after a pause; or stand in
 * the log alone. */
export const MOMENTS = ['stay', 'points', 'pass', 'log'] as const;
export type MomentsShown = (typeof MOMENTS)[number];
export type Theme = (typeof THEMES)[number];
/** Before which choices the player is asked again. */
export type Confirm = 'always' | 'lost' | 'never';
export type TextSize = 'normal' | 'large' | 'larger';
const ZOOM: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.15, larger: 1.3 };

interface Kept {
  language: Language;
  theme: Theme;
  sounds: boolean;
  notifications: boolean;
  tips: boolean;
  motion: boolean;
  moments: MomentsShown;
  confirm: Confirm;
  credit: boolean;
  textSize: TextSize;
  name: string;
}

function ownLanguage(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each) => each in LANGUAGES) ?? 'en';
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sounds = $state(true);
  notifications = $state(false);
  tips = $state(true);
  motion = $state(true);
  moments = $state<MomentsShown>('stay');
  confirm = $state<Confirm>('lost');
  /** What only borrowing can pay is marked on the board too. */
  credit = $state(true);
  textSize = $state<TextSize>('normal');
  /** The name a player sits down with. */
  name = $state('');
  #systemDark = $state(false);

  constructor() {
    const kept = recall<Partial<Kept>>('settings', {});
    Object.assign(this, kept);
    if (!kept.language || !(kept.language in LANGUAGES)) this.language = ownLanguage();
  }

  /** The theme that is shown: light or dark. */
  get shownTheme(): 'light' | 'dark' {
    if (this.theme !== 'system') return this.theme;
    return this.#systemDark ? 'dark' : 'light';
  }

  /** By how much text is enlarged. */
  get textZoom(): number {
    return ZOOM[this.textSize];
  }

  /** Keep what is changed and put it on the page; call once inside a component. */
  apply(): void {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => (this.#systemDark = system.matches);
    follow();
    system.addEventListener('change', follow);
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = this.shownTheme;
      root.dataset.motion = this.motion ? 'full' : 'none';
      root.dataset.text = this.textSize;
      root.style.setProperty('--text-zoom', String(this.textZoom));
    });
    $effect(() => {
      const { language, theme, sounds, notifications, tips, motion, moments, confirm } = this;
      const { credit, textSize, name } = this;
      const all: Kept = {
        language,
        theme,
        sounds,
        notifications,
        tips,
        motion,
        moments,
        confirm,
        credit,
        textSize,
        name,
      };
      remember('settings', all);
    });
    $effect(() => {
      void words.use(this.language);
    });
  }

  switchTheme(): void {
    this.theme = this.shownTheme === 'dark' ? 'light' : 'dark';
  }

  /** Ask the browser whether it may notify; the answer is kept. */
  async allowNotifications(): Promise<void> {
    if (!('Notification' in window)) return;
    const answer =
      Notification.permission === 'default'
        ? await Notification.requestPermission()
        : Notification.permission;
    this.notifications = answer === 'granted';
  }
}

export const settings = new Settings();
