/** Where the player is: the address and the page it names. */

export type Route =
  | { page: 'lobby' | 'learn' | 'games' | 'about' | 'settings' | 'lost' }
  | { page: 'table'; id: string }
  | { page: 'game'; id: string }
  | { page: 'lessons'; id: string }
  | { page: 'join'; code: string };

const SIMPLE = ['learn', 'games', 'about', 'settings'] as const;

/** Read an address. */
export function readRoute(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (more.length > 0) return { page: 'lost' };
  if (second === undefined) {
    const page = SIMPLE.find((each) => each === first);
    if (page) return { page };
    return { page: first === 'tables' ? 'lobby' : 'lost' };
  }
  if (first === 'tables') return { page: 'table', id: second };
  if (first === 'games') return { page: 'game', id: second };
  if (first === 'learn') return { page: 'lessons', id: second };
  if (first === 'join') return { page: 'join', code: second };
  return { page: 'lost' };
}

class Router {
  #path = $state(location.pathname);
  #query = $state(location.search);

  get route(): Route {
    return readRoute(this.#path);
  }

  /** A value behind the question mark of the address. */
  query(name: string): string | null {
    return new URLSearchParams(this.#query).get(name);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  /** Follow the browser's buttons and links inside this site; returns how to stop. */
  watch(): () => void {
    const back = () => this.#read();
    const click = (event: MouseEvent) => this.#follow(event);
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const goal = new URL(link.href);
    if (goal.origin !== location.origin || goal.pathname.startsWith('/api/')) return;
    if (goal.hash && goal.pathname === location.pathname) return;
    event.preventDefault();
    this.go(goal.pathname + goal.search + goal.hash);
  }
}

export const router = new Router();
