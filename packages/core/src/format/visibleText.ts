/** What draws nothing: zero width, direction, soft hyphen, byte order mark, fillers, control characters except line breaks and tabs. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}/u;

/** Spaces of another width, and those at which a line does not break. */
const blanks = /[\p{Zs}\u2800\u2028\u2029]/gu;

/** Joiners and variation selectors stay after the letters of some scripts and after emoji, which need them. */
const joining = /\u200c|\u200d|[\ufe00-\ufe0f]/;
const joined = /^(?:[\ufe00-\ufe0f]|\p{M}|\p{Extended_Pictographic}|(?!\p{Script=Latin})\p{L})$/u;

/**
 * A text that a person typed or pasted, without the invisible characters that messengers, word processors and right-to-left text leave in
 * it; no-break spaces and their kin become spaces. Each door through which such text comes in applies it: queries, and the fields of
 * forms.
 *
 * @example
 * visibleText('jo\u200b@example.com\u00a0'); // => 'jo@example.com '
 */
export const visibleText = (text: string): string => {
  const spaced = text.replace(blanks, ' ');
  if (!invisible.test(spaced)) return spaced;
  let last = '';
  return [...spaced]
    .filter((sign) => {
      // "©" and digits are pictographs by their properties, but need no selector.
      const stays = !invisible.test(sign) || (joining.test(sign) && last > '\u00ff' && joined.test(last));
      if (stays) last = sign;
      return stays;
    })
    .join('');
};
