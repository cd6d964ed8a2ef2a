import { describe, expect, it } from 'vitest';
import type { View } from '$shell/view';
import { BORDERS, SEAS } from './facts';
import {
  allyOf,
  areFriends,
  navalWeight,
  powerOf,
  railLinks,
  runBy,
  runnerOf,
  seatOf,
  type State,
} from './state';

const place = (controller: string, train: string | null = null) => ({
  controller,
  garrison: false,
  train,
  fortress: false,
  loose: 0,
  works: 1,
});
const game = {
  players: 3,
  controller: 'france',
  alliances: [['france', 'prussia']],
  territories: {
    ile: place('france', 'france'),
    alo: place('france', 'france'),
    rhi: place('prussia', 'prussia'),
    vie: place('austria', 'austria'),
    bav: place('prussia', 'prussia'),
    nor: place('france'),
    bel: place('prussia'),
  },
} as unknown as State;
const view = { seats: ['FR', 'PR', 'AU'] } as View;

describe('the state', () => {
  it('knows who runs what', () => {
    expect(powerOf('PR', view)).toBe('prussia');
    expect(powerOf(null, view)).toBeNull();
    expect(seatOf('austria', view)).toBe('AU');
    expect(seatOf('italy', view)).toBeNull();
    expect(runnerOf(game, 'italy')).toBe('france');
    expect(runBy(game, 'france')).toEqual(['france', 'italy']);
    expect(runBy(game, 'austria')).toEqual(['austria']);
  });

  it('knows friends: allies, and Italy with its controller and his ally', () => {
    expect(allyOf(game, 'prussia')).toBe('france');
    expect(areFriends(game, 'italy', 'prussia')).toBe(true);
    expect(areFriends(game, 'austria', 'france')).toBe(false);
    expect(areFriends({ ...game, controller: null }, 'italy', 'france')).toBe(false);
  });

  it('joins the trains of friends to chains', () => {
    const links = railLinks(game, BORDERS).map(({ link }) => [...link].sort().join('-'));
    expect(links.sort()).toEqual(['alo-ile', 'alo-rhi']);
  });

  it('weighs ports', () => {
    const ports = SEAS.find(({ id }) => id === 'north_sea')?.ports ?? {};
    expect(navalWeight(game, ports, 'france')).toBe(3);
    expect(navalWeight(game, ports, 'austria')).toBe(0);
  });
});
