/** Mouse, wheel and fingers on the board: pan, zoom, pinch; a press that does not move is a click. */

import type { SheetCamera } from './camera.svelte';

const STILL = 6;
const WHEEL = 0.0015;

export function gestures(camera: SheetCamera, onPress: (target: Element, touch: boolean) => void) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    /** Where in the window of the browser a press began: the board itself may move under it. */
    let start: { x: number; y: number } | null = null;
    let pressed: Element | null = null;
    let panned = false;

    function offset(event: { clientX: number; clientY: number }): { x: number; y: number } {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    }

    function isStill(event: PointerEvent): boolean {
      return start !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL;
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, offset(event));
      if (fingers.size > 1) {
        panned = true;
        camera.hold();
        return;
      }
      start = { x: event.clientX, y: event.clientY };
      pressed = event.target instanceof Element ? event.target : null;
      panned = false;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !start || (!panned && isStill(event))) return;
      const now = offset(event);
      if (!panned) {
        panned = true;
        camera.hold();
        node.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else camera.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function pinch(
      before: { x: number; y: number },
      now: { x: number; y: number },
      other: { x: number; y: number },
    ): void {
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(apart, 1);
      camera.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      const target = event.type === 'pointerup' && isStill(event) ? stillThere(pressed, event) : null;
      pressed = null;
      start = null;
      if (panned) camera.release();
      else if (target) onPress(target, event.pointerType === 'touch');
    }

    /** What was pressed; if it was drawn anew meanwhile, what stands in its place. */
    function stillThere(element: Element | null, event: PointerEvent): Element | null {
      if (element?.isConnected) return element;
      const { target } = event;
      return element && target instanceof Element && node.contains(target) ? target : null;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const at = offset(event);
      camera.zoom(Math.exp(-event.deltaY * WHEEL), at.x, at.y);
    }

    // A press ends where the pointer is let go: a card may have come to lie there meanwhile.
    const listeners: [EventTarget, string, (event: PointerEvent) => void][] = [
      [node, 'pointerdown', down],
      [node, 'pointermove', move],
      [window, 'pointerup', up],
      [window, 'pointercancel', up],
    ];
    for (const [where, name, listener] of listeners) where.addEventListener(name, listener as EventListener);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [where, name, listener] of listeners) {
        where.removeEventListener(name, listener as EventListener);
      }
      node.removeEventListener('wheel', wheel);
    };
  };
}
