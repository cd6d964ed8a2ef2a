/** Envoys on the table page. */

import type { Component } from 'svelte';
import type { GameClient, GameProps } from '$shell/game';
import Board from './Board.svelte';

/** A game so small has no need of most panels. */
const Nothing: Component<GameProps> = () => ({});

export const game: GameClient = {
  id: 'envoys',
  Board,
  Top: Nothing,
  Tray: Nothing,
  Plates: Nothing,
  Forecast: Nothing,
  Points: Nothing,
  Drawer: Nothing,
  isOnBoard: (option) => option.startsWith('send '),
  mapless: true,
};
