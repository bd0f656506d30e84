import type { Settings } from '../store/settings.ts';
import { normaliseWord } from '../store/normalise.ts';

/** One word of a text with its offsets in the original string. */
export type Token = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Distance from the previous word: 1, or 8 across a hard separator such as a full stop. 0 for the first word. */
  readonly step: number;
};

/** Splits a text into words, in lower case and without accents. */
export type Tokenise = (text: string) => Token[];

const HARD = /[!;?¡§¶¿…‽]|[.,] /u;
/** True if the text between two words ends a sentence or clause. */
export const isHard = (gap: string): boolean => HARD.test(gap);

/** The separators in the text between two words. */
export const separatorsIn = (gap: string): readonly string[] => gap.match(/[.,] |[^]/gu) ?? [];

/** The default separators, for use in a character class. camelCase words are not split. */
const SEPARATORS = String.raw`\p{P}\p{Z}\s+±×÷=<>|~^$`;
const WORDS = new RegExp(`([^${SEPARATORS}]+)`, 'gu');

type TokeniserSettings = Pick<Settings, 'separatorTokens' | 'nonSeparatorTokens' | 'dictionary'>;

const alternatives = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('|');

/** Matches a word (group 1) or a separator. Dictionary words take precedence, then the longest listed token. */
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
 * Creates the tokeniser for an index's settings. It splits at punctuation, spaces and symbols, plus `separatorTokens`
 * and minus `nonSeparatorTokens`; words in the `dictionary` are never split.
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

/**
 * Creates the test for an index's stop words. They count as they are written: "With" is an ordinary word where "with" is a stop word.
 */
export const stopWordTest = ({ stopWords }: Pick<Settings, 'stopWords'>): ((text: string, token: Token) => boolean) => {
  const listed = new Set(stopWords.map((word) => word.normalize('NFKD')));
  const words = new Set(stopWords.map(normaliseWord));
  return (text, { word, start, end }) => words.has(word) && listed.has(text.slice(start, end).normalize('NFKD'));
};
