import { plainText } from '../format/plainText.ts';
import { truncate } from '../format/truncate.ts';
import type { TextLimit } from '../limits/text.ts';

/**
 * A text cut for good, without a toggle: a model's short description at 200 characters (row 2.O03), a blog post's at 120 (row 2.O08);
 * decision C17. Tags are stripped before counting.
 *
 * @example
 * shortText('<b>All-new</b> Hilux', { limit: 7, keep: 7 }); // => 'All-new...'
 */
export const shortText = (written: string | null | undefined, { limit, keep }: TextLimit): string =>
  truncate(plainText(written ?? ''), limit, keep);
