// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { View } from '$shell/protocol';
import { Course, isUnderway } from './course.svelte';
import type { Moment, Step } from './steps';

const at = (position: number): View => ({
  game: 'chess',
  seat: 'A',
  position,
  seats: ['FR', 'BR'],
  seed_hash: '',
  asks: [],
  state: null,
  result: null,
});

/** A step whose moment lasts from one position to before another. */
const between = (text: string, from: number, to: number): Step => ({
  text,
  about: [],
  moment: ({ position }): Moment => (position < from ? 'early' : position < to ? 'now' : 'late'),
});

const FIRST: Step = { text: 'intro', about: [] };
const OTHERS: Step[] = [between('open', 0, 2), between('castle', 4, 5), { text: 'outro', about: [] }];
const begun = () => new Course('t1', FIRST, OTHERS);

describe('the course of the first round', () => {
  beforeEach(() => localStorage.clear());

  it('goes on by itself when the player did what was waited for', () => {
    const course = begun();
    course.next(at(0));
    course.follow(at(1));
    expect(course.step.text).toBe('open');
    course.follow(at(2));
    expect(course.step.text).toBe('castle');
  });

  it('waits for a moment that has not come', () => {
    const course = begun();
    course.next(at(0));
    course.next(at(0));
    course.follow(at(3));
    expect(course.step.text).toBe('castle');
    course.follow(at(5));
    expect(course.step.text).toBe('outro');
  });

  it('leaves out what the player did unasked', () => {
    const course = begun();
    course.next(at(9));
    expect(course.step.text).toBe('outro');
    expect(course.isLast).toBe(true);
    expect(course.next(at(9))).toBe(false);
  });

  it('can be read again without being pushed on', () => {
    const course = begun();
    course.next(at(3));
    course.back(at(3));
    course.follow(at(3));
    expect(course.step.text).toBe('open');
    course.back(at(3));
    course.back(at(3));
    expect(course.number).toBe(1);
  });

  it('is found again after a reload, until it is left', () => {
    begun().next(at(3));
    expect(isUnderway('t1')).toBe(true);
    expect(isUnderway('t2')).toBe(false);
    const again = begun();
    expect(again.step.text).toBe('castle');
    again.leave();
    expect(isUnderway('t1')).toBe(false);
  });
});
