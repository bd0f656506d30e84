import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import { websiteSessionDocSchema } from './websiteSessionDoc.ts';

/** A plugin of the website session (specification section 6). */
export type SessionPlugin = 'Autogauge' | 'Car Analysis';

/** What the website session allows and says. */
export type WebsiteSession = {
  readonly plugins: readonly SessionPlugin[];
  readonly reviews?: { readonly count: number; readonly average?: number };
};

/** A session, or why an answer is none. */
export type ParsedWebsiteSession =
  | { readonly kind: 'session'; readonly session: WebsiteSession }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

const known: readonly SessionPlugin[] = ['Autogauge', 'Car Analysis'];

/** "Autogauge", "autogauge" and "auto_gauge" are one. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Reads the website session (specification section 3, row 3.F20; section 6, rows 6.R10, 6.R11). Plugins that the platform does not
 * know are left out. Never throws.
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
