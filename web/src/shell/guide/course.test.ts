// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { View } from '$shell/view';
import { Course } from './course.svelte';
import { progress, type Lesson, type Progress, type Step } from './lesson';

const seen = (prompt: string | null = null, state: Record<string, unknown> = {}): View => ({
  game: 'chess',
  seat: 'A',
  position: 0,
  seats: ['A', 'B'],
  seed_hash: '',
  asks: prompt === null ? [] : [{ seat: 'A', prompt, cite: '1', options: [] }],
  state,
  asides: [],
  confidants: null,
  explain: null,
  result: null,
});

const read = (text: string, start: number): Step => ({
  text,
  about: [],
  when: null,
  start,
  end: start,
  answers: {},
});

/** Hello; open (mine, then theirs); a word; castle (twice mine); a last word. */
const LESSON: Lesson = {
  text: 'chess-lesson',
  seat: 'A',
  steps: [
    read('hello', 0),
    { ...read('open', 0), end: 2, answers: { 0: 'move e2' } },
    { ...read('word', 2), when: { prompt: 'ask-move', state: {} } },
    { ...read('castle', 2), end: 4, answers: { 2: 'king', 3: 'rook' } },
    { ...read('check', 4), when: { prompt: null, state: { check: true } } },
    read('bye', 4),
  ],
};

const on = (position: number): Progress => ({ position, followed: position });
const begun = () => new Course('t1', LESSON);

function at(position: number): Course {
  const course = begun();
  for (let now = 0; now <= position; now++) course.follow(on(now), seen());
  return course;
}

describe('the course of a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('reads on until something has to be done', () => {
    const course = at(0);
    expect(course.step.text).toBe('hello');
    expect(course.next(on(0))).toBe(true);
    expect(course.step.text).toBe('open');
    expect(course.next(on(0))).toBe(false);
    expect(course.step.text).toBe('open');
  });

  it('goes on by itself when all have done what the plan says', () => {
    const course = at(1);
    expect(course.step.text).toBe('open');
    course.follow(on(2), seen());
    expect(course.step.text).toBe('word');
    course.follow(on(3), seen());
    expect(course.step.text).toBe('castle');
  });

  it('follows who takes something back', () => {
    const course = at(3);
    course.follow(on(1), seen());
    expect(course.step.text).toBe('open');
  });

  it('lets earlier steps be read again while nothing happens', () => {
    const course = at(2);
    course.back();
    course.follow(on(2), seen());
    expect(course.step.text).toBe('open');
    expect(course.next(on(2))).toBe(true);
    expect(course.step.text).toBe('word');
  });

  it('stands still off the plan, and goes on from where it was on the way back', () => {
    const course = at(2);
    course.follow({ position: 3, followed: 2 }, seen('ask-move'));
    expect(course.step.text).toBe('word');
    course.follow(on(2), seen());
    expect(course.step.text).toBe('word');
    course.follow(on(3), seen());
    expect(course.step.text).toBe('castle');
  });

  it('folds for who goes on freely, and explains what is new when it comes up', () => {
    const course = at(0);
    course.goFree();
    expect(course.folded).toBe(true);
    course.follow({ position: 1, followed: 0 }, seen('ask-castle'));
    expect(course.folded).toBe(true);
    course.follow({ position: 2, followed: 0 }, seen('ask-move'));
    expect([course.folded, course.step.text]).toEqual([false, 'word']);
    course.fold(true);
    course.follow({ position: 3, followed: 0 }, seen('ask-move', { check: false }));
    expect(course.folded).toBe(true);
    course.follow({ position: 4, followed: 0 }, seen(null, { check: true }));
    expect([course.folded, course.step.text]).toEqual([false, 'check']);
  });

  it('is on the plan again when everything is taken back', () => {
    const course = at(2);
    course.goFree();
    course.follow({ position: 4, followed: 2 }, seen(null, { check: true }));
    course.follow(on(2), seen());
    expect(course.free).toBe(false);
    expect(course.step.text).toBe('word');
  });

  it('is not left by who plays on beyond its end', () => {
    const course = at(4);
    course.next(on(4));
    course.follow(progress(LESSON, 9, 4), seen('ask-move', { check: true }));
    expect([course.step.text, course.isLast]).toEqual(['bye', true]);
    expect(progress(LESSON, 9, 4)).toEqual(on(4));
  });

  it('stops playing a part by itself where the plan is left', () => {
    const course = at(2);
    course.playsTo = 4;
    course.follow({ position: 3, followed: 2 }, seen());
    expect(course.playsTo).toBeNull();
  });

  it('is found again after a reload, folded or not, at its own table only', () => {
    at(3).fold(true);
    expect([begun().step.text, begun().folded]).toEqual(['castle', true]);
    const other = new Course('t2', LESSON);
    expect([other.step.text, other.folded]).toEqual(['hello', false]);
  });

  it('comes up with what has happened while the page was closed', () => {
    at(1);
    const course = begun();
    course.follow(on(2), seen());
    expect(course.step.text).toBe('word');
  });
});
