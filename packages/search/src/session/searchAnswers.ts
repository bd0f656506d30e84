import type { LruCache } from '@dealer/api/http';
import type { SearchResponse } from './createSearchSession.ts';

/** What InstantSearch's search client resolves to: the result of the page's search first, then those of its other queries. */
export type Results = { results: readonly [{ hits: readonly unknown[] }, ...unknown[]] };

/** One answer to a search: as InstantSearch reads it, and parsed, for the page. `requests` is the text of what was sent. */
export type SearchAnswer = { requests: string; results: Results; response: SearchResponse };

/** The answers of a visit by `searchKey`. */
export type SearchAnswers = LruCache<SearchAnswer> & {
  /** The answer to these requests, if it was loaded before the press that requests it (`createEarlyAnswers`). */
  early?: (key: string, requests: string) => Promise<SearchAnswer | undefined>;
};
