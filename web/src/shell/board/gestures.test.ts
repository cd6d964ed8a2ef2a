// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SheetCamera } from './camera.svelte';
import { gestures } from './gestures';

function pointer(type: string, target: Element, x = 5): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 5 });
  target.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
}

function board() {
  const node = document.createElement('div');
  node.innerHTML = '<b id="space"></b>';
  document.body.append(node);
  const onPress = vi.fn<(target: Element, touch: boolean) => void>();
  gestures({} as SheetCamera, onPress)(node);
  const space = () => node.querySelector('#space') as Element;
  return { node, onPress, space };
}

describe('a press on the board', () => {
  it('is about what lay under the pointer', () => {
    const { onPress, space } = board();
    pointer('pointerdown', space());
    pointer('pointerup', space());
    expect(onPress.mock.calls.map(([target]) => target === space())).toEqual([true]);
  });

  it('is not lost when the space is drawn anew before the button is let go', () => {
    const { node, onPress, space } = board();
    pointer('pointerdown', space());
    node.innerHTML = '<b id="space"></b>';
    pointer('pointerup', space());
    expect(onPress.mock.calls.map(([target]) => target === space())).toEqual([true]);
  });

  it('is not lost when a card comes to lie under the pointer before the button is let go', () => {
    const { onPress, space } = board();
    pointer('pointerdown', space());
    pointer('pointerup', document.body);
    expect(onPress.mock.calls.map(([target]) => target === space())).toEqual([true]);
  });

  it('is none when the pointer has left the board meanwhile', () => {
    const { onPress, space } = board();
    pointer('pointerdown', space());
    pointer('pointerup', document.body, 50);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is none when it began elsewhere', () => {
    const { onPress, space } = board();
    pointer('pointerdown', document.body);
    pointer('pointerup', space());
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not move the board because the board itself was moved under the pointer', () => {
    const { node, onPress, space } = board();
    pointer('pointerdown', space());
    node.getBoundingClientRect = () => new DOMRect(0, 60, 100, 100);
    pointer('pointermove', space());
    pointer('pointerup', space());
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a sheet that is dragged', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function dragged() {
    const node = document.createElement('div');
    node.setPointerCapture = () => undefined;
    document.body.append(node);
    const camera = new SheetCamera({ x: 0, y: 0, w: 1000, h: 500 });
    camera.resize(200, 100);
    camera.zoom(2);
    vi.runAllTimers();
    gestures(camera, () => undefined)(node);
    pointer('pointerdown', node);
    pointer('pointermove', node, 25);
    return { node, camera };
  }

  it('is not drawn anew between two moves of a hand, however slow', () => {
    const { node, camera } = dragged();
    const before = camera.at;
    for (const x of [35, 45, 55]) {
      vi.advanceTimersByTime(500);
      pointer('pointermove', node, x);
    }
    expect(camera.at).toBe(before);
    expect(camera.moving).toBe(true);
  });

  it('is drawn anew soon after it was let go', () => {
    const { node, camera } = dragged();
    const { x } = camera.at;
    pointer('pointerup', node, 25);
    vi.advanceTimersByTime(200);
    expect(camera.at.x).toBeLessThan(x);
    expect(camera.moving).toBe(false);
  });

  it('is drawn anew when it is held still for long', () => {
    const { camera } = dragged();
    vi.advanceTimersByTime(1100);
    expect(camera.moving).toBe(false);
  });
});
