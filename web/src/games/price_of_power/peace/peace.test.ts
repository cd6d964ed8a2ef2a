import { describe, expect, it } from 'vitest';
import type { LogEntry } from '$contract';
import type { WarExplained } from '../contract';
import { answersOf, openTo, type Draft } from './draft.svelte';
import { changeIn, linesOfPeace } from './outcome';
import { shutTerms, sinceOf, standingOf, warsOf } from './wars';

const YES = { allowed: true, why: '', cite: '', opens: '' };

function war(realm: string, foe: string, more: Partial<WarExplained> = {}): WarExplained {
  const empty = { side: [foe], allies: [], standing: 'inconclusive' as const, units: [0, 0] };
  return { realm, foe, ...empty, taken: {}, lost: {}, terms: {}, ...more };
}

const taken = (is_capital = false) => ({ tax: 1, is_capital, price: 3, freedom: YES });
const WON = war('england', 'france', {
  taken: { paris: taken(true), caux: taken(), maine: taken(), berry: taken() },
  lost: { calais: { tax: 1, is_capital: false, exchange: YES, matches: ['caux', 'maine', 'berry'] } },
});
const keeping = (fates: Draft['fates']): Draft => ({ way: { term: 'keep_board_state' }, fates });

describe('the answers of a peace', () => {
  it('name the war, the term, and what is not kept, exchanges first', () => {
    const draft = keeping({ maine: 'return', berry: { for: 'calais' } });
    expect(answersOf('ask-settle', WON, draft)).toEqual([
      'peace_with france',
      'enforce keep_board_state',
      'exchange calais',
      'name_province berry',
      'return_for_ducats maine',
      'done',
    ]);
  });

  it('name whom to negotiate with, or to surrender to', () => {
    expect(answersOf('ask-settle', WON, { way: 'negotiate', fates: {} })).toEqual(['negotiate_peace france']);
    expect(answersOf('ask-term', WON, { way: 'negotiate', fates: {} })).toEqual(['negotiate_peace france']);
    expect(answersOf('ask-settle', WON, { way: 'surrender', fates: {} })).toEqual(['surrender_to france']);
  });

  it('do not end a question that is over', () => {
    const draft = keeping({ caux: 'free', maine: 'return', berry: 'return' });
    expect(answersOf('ask-term', WON, draft)).not.toContain('done');
    expect(answersOf('ask-settlement', WON, draft)[0]).toBe('return_for_ducats maine');
  });

  it('are one where nothing is decided on Provinces', () => {
    expect(answersOf('ask-term', WON, { way: { term: 'white_peace' }, fates: { caux: 'return' } })).toEqual([
      'enforce white_peace',
    ]);
    expect(answersOf('ask-settle', WON, { way: 'surrender', fates: {} })).toEqual(['surrender_to france']);
  });

  it('leave Capitals alone', () => expect(openTo(WON)).toEqual(['caux', 'maine', 'berry']));
});

const line = (text: string, args: LogEntry['args'], cite = '10.5.2'): LogEntry =>
  ({ text, args, cite, at: 1 }) as unknown as LogEntry;

describe('what a peace changes', () => {
  it('ends where the table goes on', () => {
    const told = [
      line('log-loses-prestige', { power: 'realm-england', n: 1 }),
      line('log-gains-ducats', { power: 'realm-england', n: 6 }),
      line('log-pays', { power: 'realm-france', n: 6 }),
      line('log-round', {}, '4.4'),
      line('log-loses-prestige', { power: 'realm-england', n: 5 }, '17.1'),
    ];
    const lines = linesOfPeace(told);
    expect(lines).toHaveLength(3);
    expect(changeIn(lines, 'england', 'prestige')).toBe(-1);
    expect(changeIn(lines, 'england', 'ducats')).toBe(6);
    expect(changeIn(lines, 'france', 'ducats')).toBe(-6);
  });
});

describe('wars', () => {
  it('are shown once, from the own side', () => {
    const told = [
      war('castile', 'france'),
      war('england', 'france'),
      war('france', 'castile'),
      war('france', 'england'),
    ];
    const found = warsOf(told, 'france');
    expect(found.map(({ told: { realm, foe } }) => `${realm} ${foe}`)).toEqual([
      'france castile',
      'france england',
    ]);
    expect(found[0]?.other?.realm).toBe('castile');
  });

  it('stand as they do for whoever has won', () => {
    const [ours, theirs] = [war('england', 'france'), war('france', 'england', { standing: 'partial' })];
    expect(standingOf([ours, theirs], ours).realm).toBe('france');
    expect(standingOf([ours], ours).realm).toBe('england');
  });

  it('tell each reason once', () => {
    const no = (why: string) => ({ ...YES, allowed: false, why, cite: '10.2', own: [], theirs: [] });
    const terms = { white_peace: no('a'), humiliation: no('a'), vassalization: no('b') };
    const found = shutTerms(war('england', 'france', { terms }));
    expect(found.map((each) => each.terms)).toEqual([['white_peace', 'humiliation'], ['vassalization']]);
    expect(shutTerms(war('england', 'france', { terms }), true)[0]?.terms).toEqual(['humiliation']);
  });

  it('began in the Round of which the log tells, the last time', () => {
    const round = (n: number) => line('log-round', { age: 'age-1', n });
    const begun = line('log-war', { power: 'realm-france', target: 'realm-england' });
    const log = [round(1), begun, round(2), begun, round(3)];
    expect(sinceOf(log, 'england', 'france')).toEqual({ age: 'age-1', n: 2 });
    expect(sinceOf(log, 'england', 'castile')).toBeNull();
  });
});
