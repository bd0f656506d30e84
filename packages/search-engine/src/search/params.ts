import { ownValue } from '@dealer/core/data';
import { ApiError, notImplemented, snakeCase } from '../http/apiError.ts';
import {
  type Fields,
  asBoolean,
  asCount,
  asString,
  asStrings,
  queryCount,
  refuseUnknown,
  wrongType,
} from '../http/checks.ts';
import type { MatchingStrategy } from '../text/compile.ts';

/**
 * Validated search parameters with defaults. `paged` is true if `page` or `hitsPerPage` was given; otherwise `offset`
 * and `limit` apply.
 */
export type SearchParams = {
  readonly q: string | null;
  readonly offset: number;
  readonly limit: number;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly paged: boolean;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToCrop: readonly string[] | null;
  readonly cropLength: number;
  readonly cropMarker: string;
  readonly attributesToHighlight: readonly string[] | null;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly showMatchesPosition: boolean;
  readonly showRankingScore: boolean;
  readonly rankingScoreThreshold: number | null;
  readonly filter: unknown;
  readonly sort: readonly string[];
  readonly distinct: string | null;
  readonly facets: readonly string[] | null;
  readonly matchingStrategy: MatchingStrategy;
  readonly attributesToSearchOn: readonly string[] | null;
  readonly showPerformanceDetails: boolean;
};

type Kind = 'string' | 'count' | 'strings' | 'boolean' | 'strategy' | 'score' | 'any' | 'unsupported';

const KINDS: Readonly<Record<string, Kind>> = {
  q: 'string',
  vector: 'unsupported',
  offset: 'count',
  limit: 'count',
  page: 'count',
  hitsPerPage: 'count',
  attributesToRetrieve: 'strings',
  retrieveVectors: 'unsupported',
  attributesToCrop: 'strings',
  cropLength: 'count',
  attributesToHighlight: 'strings',
  showMatchesPosition: 'boolean',
  showRankingScore: 'boolean',
  showRankingScoreDetails: 'unsupported',
  filter: 'any',
  sort: 'strings',
  distinct: 'string',
  facets: 'strings',
  highlightPreTag: 'string',
  highlightPostTag: 'string',
  cropMarker: 'string',
  matchingStrategy: 'strategy',
  attributesToSearchOn: 'strings',
  hybrid: 'unsupported',
  rankingScoreThreshold: 'score',
  locales: 'unsupported',
  media: 'unsupported',
  personalize: 'unsupported',
  showPerformanceDetails: 'boolean',
};

/** The names of all search parameters, in Meilisearch's order. */
export const SEARCH_PARAMS = Object.keys(KINDS);

const searchCode = (name: string): string => `invalid_search_${snakeCase(name)}`;

const checked = (name: string, value: unknown, at: string): unknown => {
  const code = searchCode(name);
  const here = `${at}.${name}`;
  switch (ownValue(KINDS, name)) {
    case 'string':
      return asString(value, code, here);
    case 'count':
      return asCount(value, code, here);
    case 'strings':
      return asStrings(value, code, here);
    case 'boolean':
      return asBoolean(value, code, here);
    case 'strategy': {
      const found = asString(value, code, here);
      if (found === 'last' || found === 'all' || found === 'frequency') return found;
      throw new ApiError(
        code,
        `Unknown value \`${found}\` at \`${here}\`: expected one of \`last\`, \`all\`, \`frequency\``,
      );
    }
    case 'score':
      if (typeof value !== 'number') throw wrongType(code, here, 'a number', value);
      if (value < 0 || value > 1)
        throw new ApiError(
          code,
          `Invalid value at \`${here}\`: the value of \`rankingScoreThreshold\` is invalid, expected a float between \`0.0\` and \`1.0\`.`,
        );
      return value;
    case 'unsupported':
      if (value === false) return undefined;
      throw notImplemented(`The search parameter \`${name}\``);
    default:
      return value;
  }
};

/**
 * Validates a search body and adds the defaults. `at` is its path for messages ('' or '.queries[i]'), `more` lists
 * further members that are allowed. Throws an ApiError for an unknown or invalid member.
 */
export const searchParams = (body: Fields, at: string, more: readonly string[] = []): SearchParams => {
  refuseUnknown(body, [...more, ...SEARCH_PARAMS], at);
  const given: Record<string, unknown> = {};
  for (const name of SEARCH_PARAMS) {
    const value = ownValue(body, name);
    if (value !== undefined && value !== null) given[name] = checked(name, value, at);
  }
  const defaults = {
    q: null,
    offset: 0,
    limit: 20,
    page: 1,
    hitsPerPage: 20,
    attributesToRetrieve: ['*'],
    attributesToCrop: null,
    cropLength: 10,
    cropMarker: '…',
    attributesToHighlight: null,
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
    showMatchesPosition: false,
    showRankingScore: false,
    rankingScoreThreshold: null,
    filter: null,
    sort: [],
    distinct: null,
    facets: null,
    matchingStrategy: 'last',
    attributesToSearchOn: null,
    showPerformanceDetails: false,
  };
  // Every member was checked against KINDS above.
  return { ...defaults, ...given, paged: given.page !== undefined || given.hitsPerPage !== undefined } as SearchParams;
};

/** Converts the query string of `GET /indexes/:uid/search` to a search body. */
export const paramsOfQuery = (query: URLSearchParams): Fields => {
  const body: Record<string, unknown> = {};
  for (const [name, text] of query) {
    const kind = ownValue(KINDS, name);
    const bad = (expected: string): ApiError =>
      new ApiError(
        searchCode(name),
        `Invalid value in parameter \`${name}\`: could not parse \`${text}\` as ${expected}`,
      );
    if (kind === 'count') body[name] = queryCount(query, name, searchCode(name));
    else if (kind === 'strings') body[name] = name === 'sort' ? text.split(/,(?=[^()]*(?:\(|$))/) : text.split(',');
    else if (kind === 'boolean' || name === 'showRankingScoreDetails' || name === 'retrieveVectors') {
      if (text !== 'true' && text !== 'false') throw bad('a boolean, expected either `true` or `false`');
      body[name] = text === 'true';
    } else if (kind === 'score') {
      if (text.trim() === '' || Number.isNaN(Number(text))) throw bad('a number');
      body[name] = Number(text);
    } else if (kind === 'any') {
      let value: unknown = text;
      if (text.trim().startsWith('[')) {
        try {
          value = JSON.parse(text);
        } catch {
          value = text;
        }
      }
      body[name] = value;
    } else body[name] = text;
  }
  return body;
};
