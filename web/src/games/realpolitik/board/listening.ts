/** What the map hears beside gestures: the pointer over it, the focus in it, keys. */

import type { BoardModel } from './board.svelte';
import { onBoardKey, targetAt } from './keys';

export function listening(board: BoardModel) {
  return (node: HTMLElement): (() => void) => {
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') board.point(targetAt(event.target));
    };
    const focus = (event: FocusEvent) => {
      const id = targetAt(event.target);
      if (id && (event.target as Element).matches(':focus-visible')) board.point(id);
    };
    const leave = () => board.point(null);
    const key = (event: KeyboardEvent) => onBoardKey(event, board);
    const listeners = {
      pointerover: over,
      pointerleave: leave,
      focusin: focus,
      focusout: leave,
      keydown: key,
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
