/** What has changed in plain data: the twin of server/patches.py.
 *
 * `[value]` puts a value in place of the old one, `[]` takes it away, and an object changes the parts
 * that it names, by key or by place.
 */

export type Patch = unknown[] | { [part: string]: Patch };

type Parts = Record<string, unknown>;

/** Return the data that a patch makes of the old; what it does not name stays the very same. */
export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const parts = Object.entries(patch);
  if (parts.length === 0) return old;
  const changed = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Parts) }) as Parts;
  for (const [part, change] of parts) {
    if (Array.isArray(change) && change.length === 0) Reflect.deleteProperty(changed, part);
    else changed[part] = patched(changed[part], change);
  }
  return changed;
}
