import '$style/fonts.css';
import '$style/tokens.css';
import '$style/base.css';
import '$style/board.css';
import '$style/table.css';
import '$style/panels.css';
import { mount } from 'svelte';
import symbols from '$style/symbols.svg?raw';
import { GAMES } from '$games/index';
import App from './App.svelte';
import { settings } from '$shell/settings.svelte';
import { words } from '$shell/words.svelte';

/** The symbols of the house and of all games stand in the page once; icons refer to them. */
function placeSymbols(): void {
  const sprite = document.createElement('div');
  sprite.className = 'sprite';
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = [symbols, ...Object.values(GAMES).map((game) => game.symbols ?? '')].join('');
  document.body.prepend(sprite);
}

const target = document.getElementById('app');
if (target) {
  placeSymbols();
  document.documentElement.dataset.theme = settings.shownTheme;
  await words.use(settings.language);
  mount(App, { target });
}
