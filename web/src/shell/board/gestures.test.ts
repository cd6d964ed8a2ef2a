// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { SheetCamera } from './camera.svelte';
import { gestures } from './gestures';

function pointer(type: string, target: Element): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: 5, clientY: 5 });
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
});
