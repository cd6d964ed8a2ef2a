import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import { CARDS, CHARACTERS } from '../cards/facts';
import type { BattleState, SideState } from '../contract';
import type { PlayerState } from '../state';
import {
  battleTitle,
  cardsPlayed,
  diceToRoll,
  isLast,
  isOfBattle,
  isReckoned,
  kindName,
  kindOfUnit,
  leadersOf,
  linesOfBattle,
  noteOf,
  partyIcon,
  partyName,
  placeName,
  sourcesOf,
} from './battle';

const line = (text: string, number: number, args = {}) => ({ text, args, number });
const entry = (text: string): LogEntry => ({ at: 0, text, args: {}, cite: '' }) as unknown as LogEntry;
const naval = { kind: 'naval', place: 'gulf_of_lion' } as BattleState;
const land = { kind: 'land', place: 'lombardy' } as BattleState;

describe('a battle', () => {
  it('names its place by land and by sea', () => {
    expect(placeName(naval)).toBe('zone-gulf_of_lion');
    expect(placeName(land)).toBe('area-lombardy');
    expect(battleTitle(naval)).not.toBe(battleTitle(land));
  });

  it('says on what chances rest where there are any', () => {
    const side = (units: number, due = 0) => ({ due, parties: [{ units }] }) as SideState;
    const even = { ...land, attackers: side(2), defenders: side(2) };
    expect(noteOf(even, [400, 400, 200])).toBe('pop-chances-note');
    expect(noteOf(even, [])).toBeNull();
    const struck = { ...even, defenders: side(2, 1) };
    expect(isReckoned(struck)).toBe(false);
    expect(noteOf(struck, [400, 400, 200])).toBeNull();
    expect(noteOf({ ...even, kind: 'naval' }, [])).toBe('pop-prizes-note');
  });

  it('knows who has no arms', () => {
    expect(partyName('rebels')).toBe('party-rebels');
    expect(partyIcon('pirates')).toBe('pop-pirate');
    expect(partyName('milan')).toBe('realm-milan');
    expect(partyIcon('milan')).toBeNull();
  });

  it('gathers dice by where they come from', () => {
    const dice = {
      infantry: [line('bill-dice-base', 3), line('bill-character', 1, { who: 'character-a' })],
      cavalry: [line('bill-character', 2, { who: 'character-a' })],
    };
    const sources = sourcesOf(dice);
    expect(sources.map((source) => source.dice)).toEqual([
      [{ die: 'infantry', number: 3 }],
      [
        { die: 'infantry', number: 1 },
        { die: 'cavalry', number: 2 },
      ],
    ]);
    expect(diceToRoll(dice)).toEqual(['infantry', 'infantry', 'infantry', 'infantry', 'cavalry', 'cavalry']);
  });

  it('names kinds of Units whatever their band', () => {
    expect(kindOfUnit('mercenary_cavalry')).toBe('cavalry');
    expect(kindOfUnit('damaged_ship')).toBe('damaged_ship');
    expect(kindName('cavalry')).toBe('icon-cavalry');
    expect(kindName('galley')).toBe('ship-galley');
  });

  it('tells its questions, and what ends them', () => {
    expect(isOfBattle('ask-retreat')).toBe(true);
    expect(isOfBattle('ask-action')).toBe(false);
    expect(isLast({ option: 'fight_on', cost: null })).toBe(true);
    expect(isLast({ option: 'retreat_to loire', cost: null })).toBe(false);
  });

  it('reads its own lines of the log', () => {
    const log = ['log-battle', 'log-commands', 'log-battle', 'log-battle-roll'].map(entry);
    expect(linesOfBattle(log).map(({ text }) => text)).toEqual(['log-battle-roll']);
    expect(linesOfBattle([entry('log-turn')])).toEqual([]);
  });

  it('tells whose cards were played', () => {
    const played = (text: string, args: Record<string, string>) => ({ ...entry(text), args });
    const lines = [
      played('log-plays', { power: 'realm-france', card: 'card-ambush_1' }),
      played('log-uses', { power: 'realm-castile', deed: 'deed-drill' }),
      played('log-commands', { power: 'realm-france', who: 'character-a' }),
    ];
    const side = { parties: [{ party: 'france' }] } as SideState;
    expect(cardsPlayed(lines, side)).toEqual(['card-ambush_1']);
  });

  it('knows who might lead', () => {
    const cards = Object.values(CARDS);
    const of = (kind: string) => cards.find(({ character }) => CHARACTERS[character]?.kind === kind);
    const [leader, advisor] = [of('leader'), of('advisor')];
    const player = { hand: [leader?.id, advisor?.id], ruler: 'somebody' } as PlayerState;
    expect(leadersOf(player)).toEqual([leader?.character, 'somebody']);
    expect(leadersOf(null)).toEqual([]);
  });
});
