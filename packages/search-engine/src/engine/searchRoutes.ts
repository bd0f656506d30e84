import { ApiError, notImplemented } from '../http/apiError.ts';
import { fieldsBody } from '../http/body.ts';
import { type Fields, asFields, asIndexUid, refuseUnknown, refuseUnknownParams, wrongType } from '../http/checks.ts';
import { facetSearch } from '../search/facetSearch.ts';
import { SEARCH_PARAMS, type SearchParams, paramsOfQuery, searchParams } from '../search/params.ts';
import { runSearch } from '../search/runSearch.ts';
import { needIndex } from '../state/indexState.ts';
import type { EngineState } from '../state/types.ts';
import { mayUse, ruleFilter } from './keys.ts';
import type { Route, RouteContext } from './routeContext.ts';

/** A version 7 UUID from the clock and a counter: unique within an engine and reproducible in tests. */
const requestUid = (state: EngineState): string => {
  const time = Math.floor(state.now()).toString(16).padStart(12, '0').slice(-12);
  const count = (state.nextRequest++).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count}`;
};

type Caller = Pick<RouteContext, 'state' | 'request' | 'access'>;

/** Combines the search's filter with that of the caller's tenant token by AND. */
const withRule = (params: SearchParams, rule: unknown): SearchParams => {
  if (rule === null || rule === undefined) return params;
  const list = (filter: unknown): readonly unknown[] => (Array.isArray(filter) ? filter : [filter]);
  return {
    ...params,
    filter: params.filter === null || params.filter === '' ? rule : [...list(rule), ...list(params.filter)],
  };
};

const answer = (
  { state, request, access }: Caller,
  uid: string,
  requested: SearchParams,
  totalsCapped: boolean,
): { [key: string]: unknown } => {
  const began = state.now();
  const index = needIndex(state, uid);
  const params = withRule(requested, ruleFilter(access, uid));
  const { hits, totals, facets } = runSearch(index, params, totalsCapped);
  const took = Math.max(0, state.now() - began);
  return {
    hits,
    query: params.q ?? '',
    processingTimeMs: Math.round(took),
    ...totals,
    ...facets,
    requestUid: requestUid(state),
    ...(params.showPerformanceDetails && { performanceDetails: { search: `${took.toFixed(2)}ms` } }),
    ...(request.headers.get('meili-include-metadata') === 'true' && {
      metadata: { queryUid: requestUid(state), indexUid: uid, primaryKey: index.primaryKey },
    }),
  };
};

const MULTI_MEMBERS = ['indexUid', ...SEARCH_PARAMS, 'federationOptions'];

const multiSearch = (caller: Caller, body: Fields): unknown => {
  refuseUnknown(body, ['federation', 'queries'], '');
  if (body.queries === undefined) throw new ApiError('bad_request', 'Missing field `queries`');
  if (body.federation !== undefined && body.federation !== null) throw notImplemented('Federated search');
  if (!Array.isArray(body.queries)) throw wrongType('bad_request', '.queries', 'an array', body.queries);
  const queries = body.queries.map((item: unknown, i) => {
    const at = `.queries[${i}]`;
    const query = asFields(item, 'bad_request', at);
    if (query.federationOptions !== undefined && query.federationOptions !== null)
      throw notImplemented('Federated search');
    const params = searchParams(query, at, MULTI_MEMBERS);
    if (query.indexUid === undefined)
      throw new ApiError('missing_index_uid', `Missing field \`indexUid\` inside \`${at}\``);
    return { uid: asIndexUid(query.indexUid, 'invalid_index_uid', `${at}.indexUid`), params };
  });
  return {
    results: queries.map(({ uid, params }, i) => {
      try {
        if (!mayUse(caller.access, uid)) throw new ApiError('invalid_api_key', 'The provided API key is invalid.');
        return { indexUid: uid, ...answer(caller, uid, params, caller.state.compat.multiSearchTotalsCapped) };
      } catch (error) {
        // One failing query fails the whole call with 400, or 403 for a refused key, whatever status its code has.
        if (error instanceof ApiError)
          throw new ApiError(
            error.code,
            `Inside \`.queries[${i}]\`: ${error.message}`,
            error.status === 403 ? 403 : 400,
          );
        throw error;
      }
    }),
  };
};

/** Routes for search, multi-search and facet search. */
export const searchRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/multi-search$/,
    action: 'search',
    answer: async (context) => Response.json(multiSearch(context, await fieldsBody(context.request))),
  },
  {
    method: 'POST',
    path: /^\/indexes\/(?<uid>[^/]+)\/search$/,
    action: 'search',
    answer: async (context) => {
      asIndexUid(context.uid, 'invalid_index_uid', null);
      return Response.json(answer(context, context.uid, searchParams(await fieldsBody(context.request), ''), true));
    },
  },
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)\/search$/,
    action: 'search',
    answer: (context) => {
      asIndexUid(context.uid, 'invalid_index_uid', null);
      refuseUnknownParams(context.url.searchParams, SEARCH_PARAMS);
      return Response.json(
        answer(context, context.uid, searchParams(paramsOfQuery(context.url.searchParams), ''), true),
      );
    },
  },
  {
    method: 'POST',
    path: /^\/indexes\/(?<uid>[^/]+)\/facet-search$/,
    action: 'search',
    answer: async ({ state, request, access, uid }) => {
      asIndexUid(uid, 'invalid_index_uid', null);
      const body = await fieldsBody(request);
      const began = state.now();
      const rule = ruleFilter(access, uid);
      const filter = withRule(searchParams({ filter: body.filter }, ''), rule).filter;
      const found = facetSearch(needIndex(state, uid), rule === null ? body : { ...body, filter });
      return Response.json({ ...found, processingTimeMs: Math.max(0, Math.round(state.now() - began)) });
    },
  },
];
