// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copy } from './copying';

function clipboard(writeText: ((text: string) => Promise<void>) | null) {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText ? { writeText } : undefined,
    configurable: true,
  });
}

function command(works: () => boolean) {
  Object.defineProperty(document, 'execCommand', { value: vi.fn(works), configurable: true });
}

afterEach(() => document.body.replaceChildren());

describe('a link', () => {
  it('is copied by the clipboard where there is one', async () => {
    const write = vi.fn(() => Promise.resolve());
    clipboard(write);
    expect(await copy('http://x/join/a')).toBe(true);
    expect(write).toHaveBeenCalledWith('http://x/join/a');
  });

  it('is copied from a field where there is none, and the field is gone again', async () => {
    clipboard(null);
    let selected = '';
    command(() => {
      selected = (document.querySelector('textarea') as HTMLTextAreaElement).value;
      return true;
    });
    expect(await copy('http://x/join/b')).toBe(true);
    expect(selected).toBe('http://x/join/b');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('is copied from a field where the clipboard refuses', async () => {
    clipboard(() => Promise.reject(new Error('no')));
    command(() => true);
    expect(await copy('x')).toBe(true);
  });

  it('is not said to be copied where nothing works', async () => {
    clipboard(null);
    command(() => false);
    expect(await copy('x')).toBe(false);
    command(() => {
      throw new Error('no');
    });
    expect(await copy('x')).toBe(false);
  });
});
