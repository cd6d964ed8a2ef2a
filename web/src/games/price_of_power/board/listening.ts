/** What the map hears beside gestures: the pointer over it, the focus in it, keys, a double click. */

import type { BoardModel } from './board.svelte';
import { onBoardKey, targetAt } from './keys';

const NEAR = 1.1;

export function listening(board: BoardModel) {
  return (node: HTMLElement): (() => void) => {
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') board.point(targetAt(event.target, board));
    };
    const focus = (event: FocusEvent) => {
      const id = targetAt(event.target, board);
      if (id && (event.target as Element).matches(':focus-visible')) board.point(id);
    };
    const leave = () => board.point(null);
    const key = (event: KeyboardEvent) => onBoardKey(event, board);
    const twice = (event: MouseEvent) => {
      const id = targetAt(event.target, board);
      const point = id && !board.targets.has(id) && board.pointOf(id);
      if (point) board.camera.showNear([point], true, NEAR);
    };
    const listeners = {
      pointerover: over,
      pointerleave: leave,
      focusin: focus,
      focusout: leave,
      keydown: key,
      dblclick: twice,
    };
    for (const [name, listener] of Object.entries(listeners)) {
      node.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        node.removeEventListener(name, listener as EventListener);
      }
    };
  };
}
