/** Numbers of a mat as they are shown. */

import { printed } from '$shell/numbers';
import type { PlayerState } from '../state';

const sumOf = (numbers: Record<string, number>) =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

export const signed = (number: number): string => (number > 0 ? `+${number}` : printed(number));

export const countsOf = (player: PlayerState) => ({ cards: sumOf(player.cards) });
