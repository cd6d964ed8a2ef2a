/** What a click on a thing does. */

import { asksAgain } from '$shell/confirming';
import type { Offered } from '$shell/view';
import { isAtOnce } from '../answers';

/** The option that a click answers without a question, if there is one. */
export function atOnceOf(offers: readonly Offered[]): string | null {
  const [only, ...more] = offers;
  if (!only || more.length > 0 || asksAgain(only)) return null;
  return isAtOnce(only.option) ? only.option : null;
}
