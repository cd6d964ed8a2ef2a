import { expect, it } from 'vitest';
import { setInLines } from './lettering';

it('leaves a name in one line, or breaks it where the lines are shortest', () => {
  expect(setInLines('Scotland', 2)).toEqual(['Scotland']);
  expect(setInLines('Wales & Wessex', 1)).toEqual(['Wales & Wessex']);
  expect(setInLines('Wales & Wessex', 2)).toEqual(['Wales &', 'Wessex']);
  expect(setInLines('Great Australian Bight', 3)).toEqual(['Great', 'Australian', 'Bight']);
});
