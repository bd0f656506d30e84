import type { Settings } from '../state/settings.ts';
import { normaliseWord } from '../store/normalise.ts';

/** One word of a text with its place in the original string. */
export type Token = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Distance from the word before: 1, or 8 across a full stop, comma and the like (matrix row 97). 0 for the first. */
  readonly step: number;
};

/** The words of a text: lower case, accents folded (matrix row 104). */
export type Tokenise = (text: string) => Token[];

const HARD = /[!;?¡§¶¿…‽]|[.,] /u;
/** True for text between two words that ends a sentence or the like. */
export const isHard = (gap: string): boolean => HARD.test(gap);

/** Text between two words, separator by separator. */
export const separatorsIn = (gap: string): readonly string[] => gap.match(/[.,] |[^]/gu) ?? [];

/** Inside a character class: what separates words unless the settings say otherwise. Words are not split at camelCase. */
const SEPARATORS = String.raw`\p{P}\p{Z}\s+±×÷=<>|~^$`;
const WORDS = new RegExp(`([^${SEPARATORS}]+)`, 'gu');

type TokeniserSettings = Pick<Settings, 'separatorTokens' | 'nonSeparatorTokens' | 'dictionary'>;

const alternatives = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('|');

/** Matches a word (group 1) or a separator; at each position the longest listed text wins, dictionary words first. */
const wordPattern = ({ separatorTokens, nonSeparatorTokens, dictionary }: TokeniserSettings): RegExp => {
  const whole = alternatives(dictionary);
  const plain = alternatives(nonSeparatorTokens);
  const separators = [alternatives(separatorTokens), '[.,] ', `${plain && `(?!${plain})`}[${SEPARATORS}]`]
    .filter(Boolean)
    .join('|');
  const stop = whole ? `${whole}|${separators}` : separators;
  return new RegExp(`(${whole && `${whole}|`}(?:(?!${stop})[^])+)|${separators}`, 'gu');
};

/**
 * Makes the function that splits texts into words by an index's settings: at punctuation, spaces and symbols, with
 * `separatorTokens` added and `nonSeparatorTokens` taken away; words of the `dictionary` are never split.
 *
 * @example
 * tokeniserOf(settings)('Mazda CX-5').map((token) => token.word) // => ['mazda', 'cx', '5']
 */
export const tokeniserOf = (settings: TokeniserSettings): Tokenise => {
  const custom = settings.separatorTokens.length + settings.nonSeparatorTokens.length + settings.dictionary.length > 0;
  const pattern = custom ? wordPattern(settings) : WORDS;
  return (text) => {
    const tokens: Token[] = [];
    let last = 0;
    for (const match of text.matchAll(pattern)) {
      const word = match[1] === undefined ? '' : normaliseWord(match[1]);
      if (word === '') continue;
      const end = match.index + match[0].length;
      tokens.push({
        word,
        start: match.index,
        end,
        step: tokens.length === 0 ? 0 : isHard(text.slice(last, match.index)) ? 8 : 1,
      });
      last = end;
    }
    return tokens;
  };
};
