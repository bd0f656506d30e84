import { readText, readWhole } from '../data/readers.ts';
import { readEntries } from './readEntries.ts';

/** Searches that a visitor can save on the device. Their counts are one request. */
const mostSavedSearches = 20;

/** A search that the visitor saved on the device. Times in seconds since 1970. */
export type SavedSearch = {
  /** Path and query string, without the page number; it identifies the search. */
  readonly address: string;
  /** The heading of the search page: "Used Toyota cars". */
  readonly title: string;
  /** The filters that are not in the title: "Under $30,000, White". May be empty. */
  readonly note: string;
  readonly savedAt: number;
  /** When its results were last viewed: cars listed since then are new. */
  readonly seenAt: number;
};

const longestAddress = 8_000;

const readSavedSearch = (fields: Record<string, unknown>): SavedSearch | undefined => {
  const [address, title, savedAt] = [
    readText(fields['address']),
    readText(fields['title']),
    readWhole(fields['savedAt']),
  ];
  // Only search addresses of this site, because they become links.
  if (
    address === undefined ||
    !/^\/search(?:[/?]|$)/.test(address) ||
    address.length > longestAddress ||
    title === undefined ||
    savedAt === undefined ||
    savedAt < 0
  )
    return undefined;
  return {
    address,
    title,
    note: readText(fields['note']) ?? '',
    savedAt,
    seenAt: Math.max(savedAt, readWhole(fields['seenAt']) ?? 0),
  };
};

/**
 * The saved searches of a device, newest first; invalid entries are left out.
 *
 * @example
 * parseSavedSearches([{ address: '/search/toyota', title: 'Toyota cars', note: '', savedAt: 5, seenAt: 9 }, 'junk']).length; // => 1
 */
export const parseSavedSearches = (stored: unknown): SavedSearch[] =>
  readEntries(stored, readSavedSearch, ({ address }) => address).slice(0, mostSavedSearches);

/** The saved searches after saving one; `full`: the limit is reached and nothing was changed. */
export type SavedSearches = { readonly kind: 'saved' | 'full'; readonly searches: readonly SavedSearch[] };

/**
 * Saves a search as the first, with its results viewed now. A search that was saved before has its old date. `now` in seconds since 1970.
 *
 * @example
 * saveSearch([], { address: '/search/toyota', title: 'Toyota cars', note: '' }, 1_753_000_000).searches[0]?.seenAt; // => 1753000000
 */
export const saveSearch = (
  searches: readonly SavedSearch[],
  search: Pick<SavedSearch, 'address' | 'title' | 'note'>,
  now: number,
): SavedSearches => {
  const known = searches.find(({ address }) => address === search.address);
  if (known === undefined && searches.length >= mostSavedSearches) return { kind: 'full', searches };
  const seenAt = Math.floor(now);
  return {
    kind: 'saved',
    searches: [
      { ...search, savedAt: known?.savedAt ?? seenAt, seenAt },
      ...searches.filter((other) => other !== known),
    ],
  };
};

/**
 * The saved searches after the results of one were viewed: from now on only cars listed later count as new. If the clock was
 * set back, no car becomes new again. `now` in seconds since 1970.
 *
 * @example
 * markSearchSeen([], '/search/toyota', 1_753_000_000); // => []
 */
export const markSearchSeen = (searches: readonly SavedSearch[], address: string, now: number): SavedSearch[] =>
  searches.map((search) =>
    search.address === address ? { ...search, seenAt: Math.max(search.seenAt, Math.floor(now)) } : search,
  );
