import { ApiError, notImplemented } from '../http/apiError.ts';
import { fieldsBody } from '../http/body.ts';
import { type Fields, asFields, asIndexUid, refuseUnknown, wrongType } from '../http/checks.ts';
import { facetSearch } from '../search/facetSearch.ts';
import { SEARCH_PARAMS, type SearchParams, paramsOfQuery, searchParams } from '../search/params.ts';
import { runSearch } from '../search/runSearch.ts';
import { needIndex } from '../state/indexState.ts';
import type { EngineState } from '../state/types.ts';
import type { Route } from './routeContext.ts';

/** A uuid of version 7 made from the clock and a counter: unique within an engine, the same in every test run. */
const requestUid = (state: EngineState): string => {
  const time = Math.floor(state.now()).toString(16).padStart(12, '0').slice(-12);
  const count = (state.nextRequest++).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count}`;
};

const answer = (state: EngineState, uid: string, params: SearchParams, totalsCapped: boolean): { [key: string]: unknown } => {
  const began = state.now();
  const { hits, totals, facets } = runSearch(needIndex(state, uid), params, totalsCapped);
  return { hits, query: params.q ?? '', processingTimeMs: Math.max(0, Math.round(state.now() - began)), ...totals, ...facets, requestUid: requestUid(state) };
};

const MULTI_MEMBERS = ['indexUid', ...SEARCH_PARAMS, 'federationOptions'];

const multiSearch = (state: EngineState, body: Fields): unknown => {
  refuseUnknown(body, ['federation', 'queries'], '');
  if (body.queries === undefined) throw new ApiError('bad_request', 'Missing field `queries`');
  if (body.federation !== undefined && body.federation !== null) throw notImplemented('Federated search');
  if (!Array.isArray(body.queries)) throw wrongType('invalid_multi_search_queries', '.queries', 'an array', body.queries);
  const queries = body.queries.map((item: unknown, i) => {
    const at = `.queries[${i}]`;
    const query = asFields(item, 'bad_request', at);
    if (query.federationOptions !== undefined && query.federationOptions !== null) throw notImplemented('Federated search');
    const params = searchParams(query, at, MULTI_MEMBERS);
    if (query.indexUid === undefined) throw new ApiError('missing_index_uid', `Missing field \`indexUid\` inside \`${at}\``);
    return { uid: asIndexUid(query.indexUid, 'invalid_index_uid', `${at}.indexUid`), params };
  });
  return {
    results: queries.map(({ uid, params }, i) => {
      try {
        return { indexUid: uid, ...answer(state, uid, params, state.compat.multiSearchTotalsCapped) };
      } catch (error) {
        // The whole call fails, with 400 whatever the code's own status is (matrix rows 4 and 9).
        if (error instanceof ApiError) throw new ApiError(error.code, `Inside \`.queries[${i}]\`: ${error.message}`, 400);
        throw error;
      }
    }),
  };
};

/** Search, several searches in one call, and search among facet values. */
export const searchRoutes: readonly Route[] = [
  { method: 'POST', path: /^\/multi-search$/, answer: async ({ state, request }) => Response.json(multiSearch(state, await fieldsBody(request))) },
  { method: 'POST', path: /^\/indexes\/(?<uid>[^/]+)\/search$/, answer: async ({ state, request, uid }) => {
    asIndexUid(uid, 'invalid_index_uid', null);
    return Response.json(answer(state, uid, searchParams(await fieldsBody(request, {}), ''), true));
  } },
  { method: 'GET', path: /^\/indexes\/(?<uid>[^/]+)\/search$/, answer: ({ state, url, uid }) => {
    asIndexUid(uid, 'invalid_index_uid', null);
    return Response.json(answer(state, uid, searchParams(paramsOfQuery(url.searchParams), ''), true));
  } },
  { method: 'POST', path: /^\/indexes\/(?<uid>[^/]+)\/facet-search$/, answer: async ({ state, request, uid }) => {
    asIndexUid(uid, 'invalid_index_uid', null);
    const body = await fieldsBody(request);
    const began = state.now();
    const found = facetSearch(needIndex(state, uid), body);
    return Response.json({ ...found, processingTimeMs: Math.max(0, Math.round(state.now() - began)) });
  } },
];
