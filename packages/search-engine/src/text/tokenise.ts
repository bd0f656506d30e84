import { normaliseWord } from '../store/normalise.ts';

/** One word of a text with its place in the original string. */
export type Token = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Distance from the word before: 1, or 8 across a full stop, comma and the like (matrix row 97). 0 for the first. */
  readonly step: number;
};

const HARD = /[!:;?¡§¶¿…‽]|[.,](?=\s)/u;
const RUN = /[^\p{P}\p{Z}\s]+/gu;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * The words of a text: split at punctuation, spaces and camelCase, lower case, accents folded (matrix row 104).
 *
 * @example
 * tokenise('Mazda CX-5').map((token) => token.word) // => ['mazda', 'cx', '5']
 */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(RUN)) {
    const step = tokens.length === 0 ? 0 : HARD.test(text.slice(last, match.index + 1)) ? 8 : 1;
    last = match.index + match[0].length;
    let start = match.index;
    let partStep = step;
    for (const part of match[0].split(CAMEL)) {
      const word = normaliseWord(part);
      if (word !== '') tokens.push({ word, start, end: start + part.length, step: partStep });
      start += part.length;
      partStep = 1;
    }
  }
  return tokens;
};
