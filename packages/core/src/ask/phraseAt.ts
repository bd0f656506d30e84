import type { Lexeme } from './lexemes.ts';

/** How many lexemes the longest phrase of a set has at a position; 0 where there is none. */
export const phraseAt = (
  lexemes: readonly Lexeme[],
  at: number,
  has: (phrase: string) => boolean,
  longest: number,
): number => {
  let phrase = '';
  let found = 0;
  for (let length = 1; length <= longest + 1 && at + length <= lexemes.length; length += 1) {
    const { text, isGlued } = lexemes[at + length - 1]!;
    // "near-new".
    if (length > 1 && text === '-' && isGlued) continue;
    phrase = length === 1 ? text : `${phrase} ${text}`;
    if (has(phrase)) found = length;
  }
  return found;
};
