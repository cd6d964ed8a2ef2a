// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { allTokens, giveUp, keep, keysOf, tableTokens } from './keyring';

beforeEach(() => localStorage.clear());

describe('the keyring', () => {
  it('keeps what every table gave', () => {
    keep('one', { seats: { FR: 'a' }, owner: 'o', invitations: { BR: '/join/x' } });
    keep('one', { seats: { BR: 'b' } });
    keep('two', { seats: { BR: 'c' }, watcher: 'w' });
    expect(keysOf('one').seats).toEqual({ FR: 'a', BR: 'b' });
    expect(keysOf('one').invitations).toEqual({ BR: '/join/x' });
    expect(tableTokens('one')).toEqual(['a', 'b', 'o']);
    expect(allTokens()).toEqual(['a', 'b', 'o', 'c', 'w']);
  });

  it('loses the key of a seat that was given up, and no other', () => {
    keep('one', { seats: { FR: 'a', BR: 'b' }, owner: 'o' });
    giveUp('one', 'FR');
    giveUp('three', 'FR');
    expect(allTokens()).toEqual(['b', 'o']);
  });

  it('has nothing for a table it does not know', () => {
    expect(tableTokens('three')).toEqual([]);
  });

  it('does without a storage that is broken', () => {
    localStorage.setItem('greatpowers.keys', '{');
    expect(allTokens()).toEqual([]);
  });
});
