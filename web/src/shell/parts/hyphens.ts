/** Where a long name may be broken: soft hyphens before the consonant that opens a syllable. */

const SOFT = '\u00ad';
const LONG = 12;
/** So many letters stay together at the beginning, and at the end. */
const HEAD = 4;
const TAIL = 3;
const VOWELS = 'aeiouy';
/** Two letters that stand for one sound, or that open a syllable together. */
const PAIRS = /^(rz|[scd][zh]|dż|dź|[gs][cn]|gl|th|ph|ck|s[ptc]|[bcdfgkpt]r|[bcfps]l)$/i;

/** Accents do not count. */
const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.normalize('NFD').charAt(0).toLowerCase());

/** Whether a letter and the next belong together. */
const isPair = (letters: string[], n: number): boolean => PAIRS.test(`${letters[n]}${letters[n + 1]}`);

/** Whether a syllable may begin at a letter: a consonant or a pair, or the last of several, between vowels. */
function opens(letters: string[], n: number): boolean {
  if (isVowel(letters[n])) return false;
  const follows = isVowel(letters[n - 1]);
  if (!isVowel(letters[n + 1])) return follows && isPair(letters, n) && isVowel(letters[n + 2]);
  return follows || (letters.slice(0, n).some(isVowel) && !isPair(letters, n - 1));
}

function hyphenatedWord(word: string, long: number): string {
  const letters = [...word];
  if (letters.length < long) return word;
  return letters
    .map((letter, n) => {
      const inside = n >= HEAD && n <= letters.length - TAIL;
      return inside && opens(letters, n) ? SOFT + letter : letter;
    })
    .join('');
}

/** A name whose words of so many letters may be broken. */
export const hyphenated = (name: string, long = LONG): string =>
  name
    .split(/([ -])/)
    .map((word) => hyphenatedWord(word, long))
    .join('');
