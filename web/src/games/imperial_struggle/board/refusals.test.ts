import { describe, expect, it } from 'vitest';
import { example } from './example';
import { reasons } from './refusals';

const refused = (verb: string, reason: string) => ({
  verb,
  target: '',
  allowed: false,
  reason,
  cite: '',
});
const told = (id: string, ...verdicts: ReturnType<typeof refused>[]) =>
  reasons(verdicts, id, example()).map(({ reason }) => reason);

describe('the reasons', () => {
  it('come once each, the general ones only alone', () => {
    const dear = refused('shift', 'no-too-expensive');
    expect(told('havana', refused('choose', 'no-not-asked'), dear, dear)).toEqual(['no-too-expensive']);
    expect(told('havana', refused('choose', 'no-not-asked'), refused('damage', 'no-not-a-target'))).toEqual([
      'no-not-asked',
    ]);
  });

  it('are those of verbs that matter to the space', () => {
    const no = refused('end_conflict', 'no-such-action');
    const far = refused('shift', 'no-not-connected');
    expect(told('havana', no, far)).toEqual(['no-not-connected']);
    expect(told('santiago', no, far)).toEqual(['no-such-action', 'no-not-connected']);
    expect(
      told('halifax', refused('build_fort', 'no-fort-is-held'), refused('repair_fort', 'no-such-action')),
    ).toEqual(['no-such-action']);
    expect(
      told('barbados', refused('shift', 'no-territory-by-war'), refused('flip_huguenots', 'no-huguenots')),
    ).toEqual(['no-territory-by-war']);
    expect(told('barbados', refused('choose', 'no-not-asked'))).toEqual(['no-not-asked']);
  });
});
