/** Numbers as they are printed. */

/** With a true minus sign. */
export const printed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** As a change: with its sign either way, and a dot for none. */
export const asChange = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? printed(value) : '·';

/** As a change that need not be whole, as a language writes it. */
export const asShift = (value: number, language: string): string =>
  value.toLocaleString(language, { signDisplay: 'exceptZero' }).replace('-', '−');
