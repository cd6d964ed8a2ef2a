/** Mouse, wheel and fingers on the board: pan, zoom, pinch; a press that does not move is a click. */

import type { SheetCamera } from './camera.svelte';

const STILL = 6;
const WHEEL = 0.0015;

export function gestures(camera: SheetCamera, onPress: (target: Element, touch: boolean) => void) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let pressed: Element | null = null;
    let panned = false;

    function offset(event: { clientX: number; clientY: number }): { x: number; y: number } {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, offset(event));
      if (fingers.size > 1) {
        panned = true;
        camera.hold();
        return;
      }
      start = offset(event);
      pressed = event.target instanceof Element ? event.target : null;
      panned = false;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = offset(event);
      if (!panned && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
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
      const target = stillThere(pressed, event);
      pressed = null;
      start = null;
      if (panned) camera.release();
      else if (target && event.type === 'pointerup') onPress(target, event.pointerType === 'touch');
    }

    /** What was pressed; if it was drawn anew meanwhile, what stands in its place. */
    function stillThere(element: Element | null, event: PointerEvent): Element | null {
      if (element?.isConnected) return element;
      return element && event.target instanceof Element ? event.target : null;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const at = offset(event);
      camera.zoom(Math.exp(-event.deltaY * WHEEL), at.x, at.y);
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, listener] of Object.entries(listeners)) {
      node.addEventListener(name, listener as EventListener);
    }
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        node.removeEventListener(name, listener as EventListener);
      }
      node.removeEventListener('wheel', wheel);
    };
  };
}
