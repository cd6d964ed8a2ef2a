// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { TableClient } from '$shell/table.svelte';
import { words } from '$shell/words.svelte';
import type { Fight as Told, Fighter, WarMoment } from '../contract';
import Moment from '../moments/Moment.svelte';
import type { State, War } from '../state';
import Fight from './Fight.svelte';

beforeAll(() => words.play('imperialism', 'en'));
afterEach(cleanup);

const TIE = 'The attacker has to be stronger; a tie holds.';
const table = new TableClient(
  'still',
  () => [],
  () => 'en',
);
const sum = (number: number) => ({ number, bill: [] });

/** What the page says of a war, France with so much against Spain's eight; its winner may be known. */
function fought(attack: number, winner: number | null = null): string {
  const game = { empires: [{ power: 'france' }, { power: 'spain' }] } as State;
  const war = { attacker: 0, defender: 1, kind: 'land', winner } as War;
  const terms = { tribute: sum(3), humiliation: sum(1), plunder: sum(2) };
  const lead = attack - 8;
  const fight = {
    attack: sum(attack),
    defence: sum(8),
    lead,
    winner: Number(lead <= 0),
    defences: [],
    terms,
  };
  const { container } = render(Fight, { table, game, war, fight: fight as Told });
  return container.textContent;
}

/** What the page says of the war when it is over. */
function over(tied: boolean): string {
  const side = (place: number, power: string) =>
    ({ place, power, strength: sum(8), glory: [], prestige: [], ducats: [], lost: [] }) as Fighter;
  const told = { attacker: side(0, 'power-france'), defender: side(1, 'power-spain'), winner: 1, tied };
  const moment = { kind: 'war', data: told as WarMoment };
  const entry = { at: 1, text: 'log-war-over', args: {}, cite: '', moment } as unknown as LogEntry;
  return render(Moment, { table, entry, lines: [] }).container.textContent;
}

describe('a war of two that are as strong', () => {
  it('says that a tie holds while it is fought', () => {
    expect(fought(8)).toContain(TIE);
    expect(fought(9)).not.toContain(TIE);
  });

  it('says so while war events are played', () => {
    expect(fought(8, 1)).toContain(TIE);
    expect(fought(7, 1)).not.toContain(TIE);
    expect(fought(8, 0)).not.toContain(TIE);
  });

  it('says so when it is over', () => {
    expect(over(true)).toContain(TIE);
    expect(over(false)).not.toContain(TIE);
  });
});
