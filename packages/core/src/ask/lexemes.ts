/** A number, a word or a sign of a text. */
export type Lexeme = {
  readonly kind: 'number' | 'word' | 'sign';
  /** As written. */
  readonly raw: string;
  /** In lower case, without accents and apostrophes; "&" is "and". */
  readonly text: string;
  readonly value: number;
  /** Nothing is between it and the one before. */
  readonly isGlued: boolean;
};

const lexeme = /(\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d\d(?!\d))?|\d+(?:\.\d+)?)|([\p{L}\p{M}]+(?:['’‘`][\p{L}\p{M}]+)*)|\S/gu;

/** A word as it is compared: in lower case, without accents (Hāwera is hawera) and apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase();

/**
 * Splits a text into numbers, words and signs: "3.5t" is a number and a word, "10 000" one number.
 *
 * @example
 * lexemesOf('under $10 000').map(({ text }) => text); // => ['under', '$', '10000']
 */
export const lexemesOf = (text: string): Lexeme[] => {
  const lexemes: Lexeme[] = [];
  let end = -1;
  for (const match of text.matchAll(lexeme)) {
    const [raw, digits, letters] = match;
    const isGlued = match.index === end;
    end = match.index + raw.length;
    // "25, 000".
    if (digits === '000' && !isGlued && lexemes.at(-1)?.text === ',' && /^\d{1,3}$/.test(lexemes.at(-2)?.raw ?? ''))
      lexemes.pop();
    const before = lexemes.at(-1);
    // People also write thousands with a blank.
    if (
      digits !== undefined &&
      /^\d00$/.test(digits) &&
      !isGlued &&
      before &&
      /^\d{1,3}$/.test(before.raw) &&
      before.value > 0
    ) {
      const joined = `${before.raw}${digits}`;
      lexemes[lexemes.length - 1] = { ...before, raw: `${before.raw} ${digits}`, text: joined, value: Number(joined) };
      continue;
    }
    const kind = digits === undefined ? (letters === undefined ? 'sign' : 'word') : 'number';
    const plain =
      kind === 'number' ? raw.replaceAll(',', '') : kind === 'word' ? folded(raw) : raw === '&' ? 'and' : raw;
    lexemes.push({ kind, raw, text: plain, value: kind === 'number' ? Number(plain) : Number.NaN, isGlued });
  }
  return lexemes;
};
