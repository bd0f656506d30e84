import { errorText } from '../errors/errorText.ts';
import { readFlag, readObject, readText } from '../vehicle/readers.ts';

/** Whether the server did it; `message` goes to the browser's alert, and the list is rolled back (decision E15). */
export type WatchlistAnswer = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly message: string };

/**
 * Reads the answer of saving or removing (specification section 7; section 8, row 8.R08; decision E15): only `success: true` counts.
 *
 * @example
 * watchlistAnswer({ success: false, error: 'This car was sold.' }); // => { kind: 'failed', message: 'This car was sold.' }
 */
export const watchlistAnswer = (answer: unknown): WatchlistAnswer => {
  const doc = readObject(answer);
  if (readFlag(doc?.['success']) === true) return { kind: 'done' };
  return { kind: 'failed', message: readText(doc?.['error']) ?? readText(doc?.['message']) ?? errorText('watchlist') };
};
