/** Copying, also where the browser offers no clipboard: over plain HTTP it has none. */

/** Copy a text; says whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    // Missing outside a secure context, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return copyFromField(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** The old way: what is selected in a field is copied. */
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'seen-by-readers';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
