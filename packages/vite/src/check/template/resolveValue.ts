/** A theme's two palettes. */
export type Scheme = 'light' | 'dark';

export const schemes: readonly Scheme[] = ['light', 'dark'];

/** The position of the bracket that closes a function whose arguments begin at `start`. */
export const closingBracket = (text: string, start: number): number => {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
};

/** Deeper nesting is a token that refers to itself. */
const deepest = 9;

type From = { scheme: Scheme; valueOf: (name: string) => string | undefined };

const resolved = (value: string, from: From, depth: number): string => {
  const start = value.search(/var\(/);
  if (start === -1 || depth > deepest) return value;
  const end = closingBracket(value, start + 'var('.length);
  const inside = value.slice(start + 'var('.length, end);
  const comma = inside.indexOf(',');
  const name = (comma === -1 ? inside : inside.slice(0, comma)).trim();
  const fallback = comma === -1 ? undefined : inside.slice(comma + 1).trim();
  const isScheme = name === '--light' || name === '--dark';
  const found = isScheme ? (name === `--${from.scheme}` ? fallback : '') : (from.valueOf(name) ?? fallback);
  const own = found === undefined ? value.slice(start, end + 1) : resolved(found, from, depth + 1).trim();
  return `${value.slice(0, start)}${own}${resolved(value.slice(end + 1), from, depth)}`;
};

/**
 * The value of a custom property in one of the two schemes, with `var()` resolved; what is defined nowhere is unchanged.
 */
export const resolveValue = (value: string, from: From): string => resolved(value, from, 0).trim();
