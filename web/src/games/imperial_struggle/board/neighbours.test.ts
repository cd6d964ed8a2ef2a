import { expect, it } from 'vitest';
import { example } from './example';
import { neighboursOf, toBeCleared } from './neighbours';

it('tells what each connected space means', () => {
  const around = neighboursOf(example(), 'br', 'havana');
  expect(Object.fromEntries(around.map(({ id, text }) => [id, text]))).toEqual({
    gulf_of_cazones: 'board-no-squadron',
    puerto_principe: 'board-owner-fr',
    santiago: 'board-yours-in-conflict',
  });
  expect(toBeCleared(around)).toBe('santiago');
  expect(toBeCleared(neighboursOf(example(), 'fr', 'havana'))).toBeNull();
});
