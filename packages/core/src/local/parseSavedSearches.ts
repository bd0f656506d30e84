import { mostSavedSearches } from '../limits/lists.ts';
import { readText, readWhole } from '../vehicle/readers.ts';
import { readEntries } from './readEntries.ts';
import type { SavedSearch } from './savedSearch.ts';

const longestAddress = 8_000;

const readSavedSearch = (fields: Record<string, unknown>): SavedSearch | undefined => {
  const [address, title, savedAt] = [
    readText(fields['address']),
    readText(fields['title']),
    readWhole(fields['savedAt']),
  ];
  // Only addresses of this site's own search: a stored one becomes a link.
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
 * The searches that a device keeps, newest first; what cannot be read is left out and costs no other.
 *
 * @example
 * parseSavedSearches([{ address: '/search/toyota', title: 'Toyota cars', note: '', savedAt: 5, seenAt: 9 }, 'junk']).length; // => 1
 */
export const parseSavedSearches = (stored: unknown): SavedSearch[] =>
  readEntries(stored, readSavedSearch, ({ address }) => address).slice(0, mostSavedSearches);
