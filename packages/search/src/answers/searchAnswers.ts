import type { LruCache } from '@dealer/api/http';
import type { FacetCounts, SearchState } from '@dealer/core/search';
import type { Vehicle } from '@dealer/core/vehicle';

/** A parsed response of the search server. */
export type SearchResponse = {
  /** `searchKey` of its search. */
  key: string;
  /** Its search: query, filters, order and page. */
  state: SearchState;
  /** The makes of its search; the facet of models belongs to them. */
  makes: readonly string[];
  vehicles: Vehicle[];
  /** The count of the server; see `displayedCount` for the number on the page. */
  total: number;
  pages: number;
  /** The values of each facet with their number of results. */
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number }>;
  /** The values of each filter in the whole stock with their counts; empty if unknown. */
  stock: FacetCounts;
  /** The number of hits of this page that could not be parsed. */
  dropped: number;
  /** The processing time of the server in milliseconds: of a search with filters, that of its queries together. */
  ms: number;
};

/** The result of one query, as InstantSearch reads it. */
export type Result = {
  hits: readonly unknown[];
  nbHits: number;
  nbPages: number;
  /** The values of each facet with their number of results. */
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  processingTimeMS?: number;
};

/** What InstantSearch's search client resolves to: the result of the page's search first, then those of its other queries. */
export type Results = { results: readonly [Result, ...Result[]] };

/** One answer to a search: as InstantSearch reads it, and parsed, for the page. `requests` is the text of what was sent. */
export type SearchAnswer = { requests: string; results: Results; response: SearchResponse };

/** The answers of a visit by `searchKey`. */
export type SearchAnswers = LruCache<SearchAnswer> & {
  /** The answer to these requests, if it was loaded before the press that requests it (`createEarlyAnswers`). */
  early?: (key: string, requests: string) => Promise<SearchAnswer | undefined>;
};

/** The answer to the first search of a page that a server has written, for the browser. */
export type HandedAnswer = Pick<SearchAnswer, 'requests' | 'results'> & {
  /** `searchKey` of its search. */
  key: string;
  /** The values of each filter in the whole stock; null where the results have them, because nothing is filtered. */
  stock: FacetCounts | null;
};
