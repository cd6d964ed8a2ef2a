// @vitest-environment happy-dom
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyPlan } from '$shell/planning.svelte';
import type { Shown } from '$shell/table.svelte';
import { words } from '$shell/words.svelte';
import type { Swing } from '../contract';
import { AWARDS, REGIONS } from '../facts';
import Advantage from './Advantage.svelte';
import Plate from './Plate.svelte';
import Space from './Space.svelte';
import TargetCard from './TargetCard.svelte';
import { settings } from '$shell/settings.svelte';
import type { Offered } from '$shell/view';
import { BoardModel } from './board.svelte';
import { example, exampleTable } from './example';
import { PLATES } from './layout';

beforeAll(() => words.play('imperial_struggle', 'en'));

const state = example();
/** Half of "≥1", in its letters of 19.5 pixels. */
const MARGIN_HALF = 12;

function space(id: string, offers?: Offered[]): Element {
  const { container } = render(Space, { id, state, offers, tabbable: true });
  const drawn = container.querySelector('.space');
  if (!drawn) throw new Error('nothing was drawn');
  return drawn;
}

describe('the plate of a map', () => {
  it.each(REGIONS)('has room for its tally and the largest award: %s', (map) => {
    const award = Object.values(AWARDS).find(({ vp, trp }) => vp && trp);
    const awards = { ...state.awards, [map]: award?.id ?? '' };
    const { container } = render(Plate, { map, state: { ...state, awards }, least: 0 });
    const drawn = container.querySelector('.award');
    const [left = 0, , scale = 0] =
      (drawn?.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
    const width = Number(drawn?.querySelector('rect')?.getAttribute('width'));
    const margin = Number(drawn?.querySelector('.margin')?.getAttribute('x'));
    expect(width).toBeGreaterThan(0);
    expect(left + width * scale).toBeLessThanOrEqual(PLATES[map].w - 12);
    expect(margin + MARGIN_HALF).toBeLessThanOrEqual(width);
  });
});

describe('a space', () => {
  it('says in full what it is and what may be done', () => {
    const caicos = space('caicos', [{ option: 'shift caicos', cost: 2 }]);
    expect(caicos.getAttribute('aria-label')).toBe(
      'Caicos, Market, Tobacco, cost 2, French; you may: Unflag Caicos, for 2',
    );
    expect(caicos.getAttribute('role')).toBe('button');
  });

  it('shows side, conflict, isolation, damage and what is not open', () => {
    expect([...space('caicos').classList]).toEqual(expect.arrayContaining(['space', 'market', 'fr']));
    expect(space('santiago').querySelector('.conflict')).not.toBeNull();
    expect(space('st_lucia').classList.contains('isolated')).toBe(true);
    expect(space('halifax').querySelector('.crack')).not.toBeNull();
    const locked = space('prussia_empire_alliance');
    expect(locked.classList.contains('locked')).toBe(true);
    expect(locked.querySelector('.seal.lock')).not.toBeNull();
  });

  it('turns its seal to gold with the real cost', () => {
    expect(space('caicos').querySelector('.seal text')?.textContent).toBe('2');
    const offered = space('caicos', [{ option: 'shift caicos', cost: 3 }]);
    expect(offered.querySelector('.seal.gold text')?.textContent).toBe('3');
    expect(space('antilles_channel').querySelector('.seal text')?.textContent).toBe('∗');
  });

  it('shows who began with a territory', () => {
    expect(space('jamaica').querySelector('.start.br')).not.toBeNull();
    expect(space('asiento').querySelector('.start')).toBeNull();
  });
});

it('an advantage shows its holder and that it is exhausted', () => {
  const { container } = render(Advantage, { id: 'wheat', state, offers: undefined, tabbable: false });
  expect(container.querySelector('.advantage.br.exhausted .strike')).not.toBeNull();
  expect(container.querySelector('.advantage')?.getAttribute('aria-label')).toContain('exhausted');
});

describe('a press', () => {
  const shift = { option: 'shift caicos', cost: 2 };
  const model = (...options: Offered[]) => {
    const table = exampleTable(options);
    return { table, board: new BoardModel(() => table) };
  };

  it('answers at once with a mouse', () => {
    const { table, board } = model(shift);
    board.press('caicos', false);
    expect(table.given).toEqual(['shift caicos']);
  });

  it('previews by touch, and the gold button answers', async () => {
    const { table, board } = model(shift);
    board.press('caicos', true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.given).toEqual([]);
    expect(board.card).toEqual({ kind: 'preview', id: 'caicos', option: 'shift caicos' });
    if (!board.card) return;
    const { container } = render(TargetCard, { board, card: board.card });
    expect(container.textContent).toContain('2 of 3');
    const lines = [...container.querySelectorAll('.bill tr')].map((row) => row.textContent?.trim());
    expect(lines).toEqual([
      'printed cost2',
      'Conflict marker: costs 1−1',
      'protected by Antilles Channel1',
      'Economic points2 of 3',
    ]);
    container.querySelector<HTMLButtonElement>('.button.gold')?.click();
    expect(table.given).toEqual(['shift caicos']);
  });

  it('tells the price at once, and its lines when the server has told them', async () => {
    const { board } = model({ option: 'shift caicos', cost: 5, owed: 2 });
    board.point('caicos');
    if (!board.card) throw new Error('no card is shown');
    const { container } = render(TargetCard, { board, card: board.card });
    expect(container.textContent).toContain('cost 5');
    expect(container.querySelector('.bill')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(container.textContent).toContain('3 of 3');
    expect(container.textContent).toContain('from Debt or Treaty Points');
  });

  it('is confirmed where points are lost or all is borrowed, or as the player has set it', () => {
    const loses = [{ text: 'board-points-military', args: {}, number: 2 }];
    const costly: Offered[] = [
      { ...shift, loses },
      { ...shift, owed: 2 },
    ];
    for (const offered of costly) {
      const { table, board } = model(offered);
      board.press('caicos', false);
      expect(table.given).toEqual([]);
      expect(board.card?.kind).toBe('preview');
      settings.confirm = 'never';
      board.press('caicos', false);
      expect(table.given).toEqual(['shift caicos']);
      settings.confirm = 'lost';
    }
    const { table, board } = model({ ...shift, owed: 1 });
    settings.confirm = 'always';
    board.press('caicos', false);
    expect(table.given).toEqual([]);
    settings.confirm = 'lost';
    board.press('caicos', false);
    expect(table.given).toEqual(['shift caicos']);
  });

  it('names what is lost before it', () => {
    const loses = [{ text: 'board-points-military', args: {}, number: 2 }];
    const { board } = model({ ...shift, loses });
    board.point('caicos');
    if (!board.card) throw new Error('no card is shown');
    const { container } = render(TargetCard, { board, card: board.card });
    expect(container.querySelector('.loss')?.textContent).toContain('Military points');
  });

  it('shows another seal where something is borrowed or lost', () => {
    const loses = [{ text: 'board-points-military', args: {}, number: 2 }];
    expect(space('caicos', [{ ...shift, loses }]).querySelector('.seal.loses')).not.toBeNull();
    const owed = space('caicos', [{ option: 'shift caicos', cost: 3, owed: 2 }]);
    expect([...owed.querySelectorAll('.seal text')].map((each) => each.textContent)).toEqual(['1', '2']);
    expect(owed.querySelector('.seal .split')).not.toBeNull();
  });

  it('asks anew in every plan, though it leads to the same position', async () => {
    const { table, board } = model(shift);
    const asked = vi.spyOn(table, 'why');
    for (const answers of [['take a'], ['take b']]) {
      table.plan = { ...emptyPlan({} as Shown), answers };
      expect(board.priceOf('shift caicos')).toBeNull();
      board.point('caicos');
      await new Promise((resolve) => setTimeout(resolve));
      expect(board.priceOf('shift caicos')?.bill).toHaveLength(3);
    }
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['shift havana', ['Caribbean 2:3 → 2:4', 'Prestige 1:1 → 1:2'], { fr: 1, br: 0 }],
    ['shift jamaica', ['Caribbean 2:3 → 1:3', 'Prestige 1:1 → 0:1'], { fr: 0, br: -1 }],
  ])('tells what %s does to the tallies that the rules name', (option, told, by) => {
    const state = example();
    const place = option.split(' ')[1] ?? '';
    const tallies = ['caribbean', 'prestige'] satisfies Swing['tallies'];
    const explain = { ...state.explain, swings: { [place]: { ...by, tallies } } };
    explain.tallies = { ...explain.tallies, caribbean: { fr: 3, br: 2 }, prestige: { fr: 1, br: 1 } };
    const table = exampleTable([{ option, cost: 2 }], { ...state, explain });
    const board = new BoardModel(() => table);
    const { container } = render(TargetCard, { board, card: { kind: 'offer', id: place } });
    const changes = [...container.querySelectorAll('.change')];
    expect(changes.map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual(told);
  });

  it('lets choose where several answers stand on one space', () => {
    const { table, board } = model(
      { option: 'shift santiago', cost: 1 },
      { option: 'end_conflict santiago', cost: 2 },
    );
    board.press('santiago', false);
    expect(table.given).toEqual([]);
    if (!board.card) throw new Error('no choice is shown');
    const { container } = render(TargetCard, { board, card: board.card });
    const choices = [...container.querySelectorAll<HTMLButtonElement>('.choice')];
    expect(choices.map((choice) => choice.textContent?.trim())).toEqual([
      'Unflag Santiago 1',
      'Remove the Conflict marker from Santiago 2',
    ]);
    choices[1]?.click();
    expect(table.given).toEqual(['end_conflict santiago']);
  });

  it('answers why not', async () => {
    const { board } = model(shift);
    board.press('havana', false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(board.card).toMatchObject({ kind: 'why', id: 'havana' });
    if (!board.card) return;
    const { container } = render(TargetCard, { board, card: board.card });
    expect(container.querySelector('.why')?.textContent).toContain('§5.4.1');
    expect(container.textContent).toContain('yours, but in conflict');
    expect(container.textContent).toContain('remove the Conflict marker from Santiago');
  });

  it('lets Tab go through the legal targets, or in at one place', () => {
    const { board } = model(shift);
    expect(board.isTabStop('caicos')).toBe(true);
    expect(board.isTabStop('havana')).toBe(false);
    expect(model().board.isTabStop('ireland_alliance')).toBe(true);
  });
});
