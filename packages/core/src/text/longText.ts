import { plainText } from '../format/plainText.ts';
import { truncate } from '../format/truncate.ts';
import type { TextLimit } from '../limits/text.ts';

/** A text that fits, or one that collapses and the words of its toggle. */
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
 * A text that collapses when it is long (specification section 4; rows 4.X01 to 4.X04; decision C17): more than `limit` characters
 * of plain text show the first `keep` and "...", with View more and View less. Tags are stripped before counting.
 *
 * @example
 * longText('<p>Great service</p>', { limit: 8, keep: 5 }); // => { kind: 'collapsed', short: 'Great...', text: 'Great service', more: 'View more', less: 'View less' }
 */
export const longText = (written: string | null | undefined, { limit, keep }: TextLimit): LongText => {
  const text = plainText(written ?? '');
  const short = truncate(text, limit, keep);
  return short === text
    ? { kind: 'whole', text }
    : { kind: 'collapsed', short, text, more: 'View more', less: 'View less' };
};
