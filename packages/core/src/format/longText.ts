import { plainText } from './plainText.ts';
import { truncate } from './truncate.ts';

/** A text is cut above `limit` characters to its first `cutTo`. */
export type TextLimit = { readonly limit: number; readonly cutTo: number };

/**
 * A text cut without a toggle: a model's short description at 200 characters, a blog post's at 120 (decision C17). Tags are
 * removed before counting.
 */
export const shortText = (written: string | null | undefined, { limit, cutTo }: TextLimit): string =>
  truncate(plainText(written ?? ''), limit, cutTo);

/** A text that fits, or one that collapses with the labels of its toggle. */
export type LongText =
  | { readonly kind: 'whole'; readonly text: string }
  | {
      readonly kind: 'collapsed';
      readonly short: string;
      readonly text: string;
      readonly more: 'View more';
      readonly less: 'View less';
    };

/**
 * A text that collapses if it is long (decision C17): above `limit` characters of plain text it shows the first `cutTo` and "...",
 * with View more and View less. Tags are removed before counting.
 *
 * @example
 * longText('<p>Great service</p>', { limit: 8, cutTo: 5 }); // => { kind: 'collapsed', short: 'Great...', text: 'Great service', more: 'View more', less: 'View less' }
 */
export const longText = (written: string | null | undefined, { limit, cutTo }: TextLimit): LongText => {
  const text = plainText(written ?? '');
  const short = truncate(text, limit, cutTo);
  return short === text
    ? { kind: 'whole', text }
    : { kind: 'collapsed', short, text, more: 'View more', less: 'View less' };
};
