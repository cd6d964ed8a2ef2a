/** The proof that luck was fixed before the first draw: the seed, told at the end, has the hash told at the start. */

import { recall, remember } from './storage';

const KEY = 'hashes';
/** So many tables are remembered. */
const KEPT = 100;

/** The hash of a table's seed as this browser was told it first. */
export function firstHash(table: string, told: string): string {
  const kept = recall<Record<string, string>>(KEY, {});
  const first = kept[table];
  if (first !== undefined) return first;
  remember(KEY, Object.fromEntries([...Object.entries(kept).slice(1 - KEPT), [table, told]]));
  return told;
}

/** Whether a seed has a hash; null where the browser cannot tell, as over plain HTTP. */
export async function proves(seed: string, hash: string): Promise<boolean | null> {
  // Missing outside a secure context, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(`greatpowers:${seed}`));
  return [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, '0')).join('') === hash;
}

/** The beginning and the end of something too long to be read. */
export function inShort(seed: string): string {
  return seed.length > 12 ? `${seed.slice(0, 4)}…${seed.slice(-4)}` : seed;
}
