import * as z from 'zod/mini';
import { number, part, texts, whole } from '../data/lenient.ts';
import { readDoc } from '../data/readDoc.ts';
import { defined } from '../data/values.ts';

/** The website session as sent by the backend: the plugins that the website subscribes to and its overall rating. */
export const websiteSessionDocSchema = z.object({
  plugins: texts,
  reviews: part(z.object({ count: whole, average_rating: number })),
});

export type SessionPlugin = 'Autogauge' | 'Car Analysis';

/** The plugins and the rating of the website. */
export type WebsiteSession = {
  readonly plugins: readonly SessionPlugin[];
  readonly reviews?: { readonly count: number; readonly average?: number };
};

/** A session, or why a response cannot be read as one. */
type ParsedWebsiteSession =
  | { readonly kind: 'session'; readonly session: WebsiteSession }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

const known: readonly SessionPlugin[] = ['Autogauge', 'Car Analysis'];

/** "Autogauge", "autogauge" and "auto_gauge" are the same plugin. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Reads the website session. Unknown plugins are left out. Never throws.
 *
 * @example
 * parseWebsiteSession({ plugins: ['Autogauge'] }); // => { kind: 'session', session: { plugins: ['Autogauge'] } }
 */
export const parseWebsiteSession = (input: unknown): ParsedWebsiteSession => {
  const read = readDoc(websiteSessionDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { plugins = [], reviews } = read.doc;
  return {
    kind: 'session',
    session: defined({
      plugins: known.filter((plugin) => plugins.some((name) => plain(name) === plain(plugin))),
      reviews:
        reviews?.count === undefined ? undefined : defined({ count: reviews.count, average: reviews.average_rating }),
    }),
  };
};
