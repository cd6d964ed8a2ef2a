import { describe, expect, it } from 'vitest';
import { clausesOf, needsOf } from './needs';

describe('printed requirements', () => {
  it('stand with what is missing of them', () => {
    expect(needsOf({ army: 3, fleet: 2 }, { fleet: 1 })).toEqual([
      { needs: [{ what: 'army', number: 3, missing: 0 }], met: true },
      { needs: [{ what: 'fleet', number: 2, missing: 1 }], met: false },
    ]);
  });

  it('are met where nothing is told', () => {
    expect(needsOf({ army: 3 })[0]?.met).toBe(true);
    expect(clausesOf([{ army: 3 }])[0]?.met).toBe(true);
  });

  it('may have alternatives, and count territories', () => {
    const told = [{ missing: { colony: 2 }, met: true }];
    expect(clausesOf([{ colonies: 3, army: 1 }], told)).toEqual([
      {
        needs: [
          { what: 'colonies', number: 3, missing: 2 },
          { what: 'army', number: 1, missing: 0 },
        ],
        met: true,
      },
    ]);
  });
});
