/** Where a long name may be broken: soft hyphens before a consonant between two vowels. */

const SOFT = '\u00ad';
const LONG = 12;
/** So many letters stay together at either end. */
const ENDS = 4;
const VOWELS = 'aeiouy';

/** Accents do not count. */
const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.normalize('NFD').charAt(0).toLowerCase());

function hyphenatedWord(word: string): string {
  const letters = [...word];
  if (letters.length < LONG) return word;
  return letters
    .map((letter, n) => {
      const inside = n >= ENDS && n <= letters.length - ENDS;
      const opens = !isVowel(letter) && isVowel(letters[n - 1]) && isVowel(letters[n + 1]);
      return inside && opens ? SOFT + letter : letter;
    })
    .join('');
}

export const hyphenated = (name: string): string =>
  name
    .split(/([ -])/)
    .map(hyphenatedWord)
    .join('');
