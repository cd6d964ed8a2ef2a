// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstHash, inShort, proves } from './proof';
import { recall, remember } from './storage';

/** As `seed_hash` of the rules makes them: of one seed, and of two on lines of their own. */
const HASHES = {
  Utrecht: 'c88c5b8af95320f39082eac2ef7b4ddd607cba4e0a362d5524e6705e0684067b',
  'Utrecht\nParis': '9a027ab09886c72b12cfd29c63ba3c35fef6ea6a0405216e619d9377a4cd5c71',
};

describe('the proof of luck', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(Object.entries(HASHES))('holds for the seed %j and no other', async (seed, hash) => {
    expect(await proves(seed, hash)).toBe(true);
    expect(await proves(`${seed}.`, hash)).toBe(false);
  });

  it('is not claimed where the browser cannot tell', async () => {
    vi.stubGlobal('crypto', {});
    expect(await proves('Utrecht', HASHES.Utrecht)).toBeNull();
  });

  it('is held against the hash that was told first', () => {
    remember('hashes', {});
    expect(firstHash('T', 'a')).toBe('a');
    expect(firstHash('T', 'b')).toBe('a');
    for (let n = 0; n < 120; n += 1) firstHash(`t${n}`, 'c');
    expect(Object.keys(recall('hashes', {}))).toHaveLength(100);
  });

  it('names a long seed by its ends', () => {
    expect(inShort('Utrecht')).toBe('Utrecht');
    expect(inShort('8f3a77777777777777c21')).toBe('8f3a…7c21');
  });
});
