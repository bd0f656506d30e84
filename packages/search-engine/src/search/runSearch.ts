import type { TypedFastBitSet } from 'typedfastbitset';

import { evaluateFilter } from '../filter/evaluateFilter.ts';
import { filterParam } from '../filter/filterParam.ts';
import { ApiError } from '../http/apiError.ts';
import { filterFeatures, filterablePatterns, listFilterable } from '../store/settings.ts';
import type { Doc } from '../http/json.ts';
import type { IndexState } from '../state/types.ts';
import type { Column } from '../store/column.ts';
import { allDocs, columnOf, knownPaths, textOf } from '../state/derived.ts';
import { pickFields } from '../store/fields.ts';
import { compileQuery, wordBuckets } from '../text/compile.ts';
import { tokeniserOf } from '../text/tokenise.ts';
import { type Spend, createBudget } from '../http/budget.ts';
import { facetAnswer } from './facets.ts';
import { croppedAttributes, hitFormatter, wantsFormat } from './format.ts';
import { pointOf } from '../state/geo.ts';
import { orderBy } from './orderBy.ts';
import type { SearchParams } from './params.ts';
import { type TextQuery, rankingOf } from './rank.ts';
import { sortKeys } from './sortKeys.ts';

/** All documents that match a query and a filter, before pagination. */
type Candidates = { readonly docs: TypedFastBitSet; readonly query: TextQuery | null };

const checkSearchOn = (index: IndexState, attributes: readonly string[]): void => {
  const listed = index.settings.searchableAttributes;
  const open = listed.includes('*');
  for (const name of attributes) {
    const known =
      name === '*' ||
      (open ? knownPaths(index).has(name) : listed.some((each) => each === name || name.startsWith(`${each}.`)));
    if (known) continue;
    const available = (open ? [...knownPaths(index)] : [...listed]).sort().join(', ');
    throw new ApiError(
      'invalid_search_attributes_to_search_on',
      `Index \`${index.uid}\`: Attribute \`${name}\` is not searchable. Available searchable attributes are: \`${available}\`.`,
    );
  }
};

/**
 * Finds the documents that match the query, filter, matching strategy and searched attributes. Throws an ApiError for
 * an invalid filter or attribute.
 */
export const findCandidates = (
  index: IndexState,
  params: Pick<SearchParams, 'q' | 'filter' | 'matchingStrategy' | 'attributesToSearchOn'>,
  spend: Spend,
): Candidates => {
  const filter = filterParam(params.filter);
  if (params.attributesToSearchOn) checkSearchOn(index, params.attributesToSearchOn);
  const filtered = filter ? evaluateFilter(index, filter, spend) : allDocs(index);
  if (params.q === null || params.q.trim() === '') return { docs: filtered, query: null };

  const text = textOf(index);
  const compiled = compileQuery(text, index.settings, params.q, params.attributesToSearchOn);
  if (compiled.parts.length === 0) return { docs: filtered.new_difference(compiled.forbidden), query: null };
  const bucketOf = new Uint8Array(index.docs.length);
  const docs = filtered.clone();
  docs.clear();
  const buckets = wordBuckets(compiled, params.matchingStrategy, filtered);
  buckets.forEach((bucket, k) => {
    bucket.docs.forEach((doc) => {
      bucketOf[doc] = k;
    });
    docs.union(bucket.docs);
  });
  return {
    docs,
    query: {
      text,
      compiled,
      bucketOf,
      droppedIn: buckets.map(({ dropped }) => dropped),
      bucketDocs: buckets.map((bucket) => bucket.docs),
      strategy: params.matchingStrategy,
    },
  };
};

/** The first document of each value, and all documents without a value. */
const distinctDocs = (column: Column, ordered: readonly number[]): number[] => {
  const seen = new Uint8Array(column.labels.length);
  return ordered.filter((doc) => {
    const codes = column.codes.subarray(column.starts[doc], column.starts[doc + 1]);
    if (codes.some((code) => seen[code] === 1)) return false;
    for (const code of codes) seen[code] = 1;
    return true;
  });
};

const distinctColumn = (index: IndexState, params: SearchParams): Column | null => {
  const { settings } = index;
  if (params.distinct === null)
    return settings.distinctAttribute === null ? null : columnOf(index, settings.distinctAttribute);
  if (!filterFeatures(settings, params.distinct)) {
    const shownTo = settings.displayedAttributes;
    const patterns = filterablePatterns(settings);
    const visible = patterns.filter((name) => shownTo.includes('*') || shownTo.includes(name));
    const hidden = visible.length < patterns.length ? ', <..hidden-attributes>' : '';
    throw new ApiError(
      'invalid_search_distinct',
      `Index \`${index.uid}\`: Attribute \`${params.distinct}\` is not filterable and thus, cannot be used as distinct attribute. ${listFilterable(settings, visible.join(', ') + hidden)}`,
    );
  }
  return columnOf(index, params.distinct);
};

type SearchAnswer = { readonly [key: string]: unknown };

/**
 * Runs one search. Hits never exceed `pagination.maxTotalHits`; with `totalsCapped` totals do not either. Throws an
 * ApiError for parameters that the settings do not allow.
 */
export const runSearch = (
  index: IndexState,
  params: SearchParams,
  totalsCapped: boolean,
): { hits: readonly Doc[]; totals: SearchAnswer; facets: SearchAnswer } => {
  const spend = createBudget();
  const { keys: sort, distances } = sortKeys(index, params.sort, spend);
  const distinct = distinctColumn(index, params);
  const { docs, query } = findCandidates(index, params, spend);
  const ranking = rankingOf(index, query, sort);
  let found: readonly number[] = docs.array();
  const threshold = params.rankingScoreThreshold;
  if (threshold !== null) found = found.filter((doc) => ranking.score(doc) >= threshold);

  const { maxTotalHits } = index.settings.pagination;
  const { page, hitsPerPage } = params;
  const from = params.paged ? (page - 1) * hitsPerPage : params.offset;
  const wanted = params.paged ? (page === 0 ? 0 : from + hitsPerPage) : from + params.limit;
  const to = Math.min(wanted, maxTotalHits);

  let ordered = found;
  let matching = found.length;
  if (distinct) {
    ordered = distinctDocs(distinct, orderBy(found, ranking.keys, found.length));
    matching = ordered.length;
  } else if (to > from) ordered = orderBy(found, ranking.keys, to);
  // With page numbers, facets count each distinct value once: by its hit up to this page, else by its first document.
  const counted =
    distinct && params.paged
      ? distinctDocs(distinct, [...new Set([...ordered.slice(0, to), ...found])]).sort((a, b) => a - b)
      : found;
  const facets = params.facets === null ? {} : facetAnswer(index, params.facets, counted, spend);
  const total = totalsCapped ? Math.min(matching, maxTotalHits) : matching;

  const { displayedAttributes } = index.settings;
  const format = hitFormatter(
    params,
    query?.text.tokenise ?? tokeniserOf(index.settings),
    query?.compiled ?? null,
    query?.text ?? null,
  );
  const named = [...(params.attributesToHighlight ?? []), ...croppedAttributes(params)];
  // Meilisearch adds `_formatted` only if a document has one of the attributes.
  const formats = named.some((name) => name === '*' || knownPaths(index).has(name));
  const shownDocs = to > from ? ordered.slice(from, to) : [];
  spend(
    shownDocs.length * (5 * (params.attributesToRetrieve.length + named.length) + (wantsFormat(params) ? 25_000 : 0)),
  );
  const hits = shownDocs.map((position): Doc => {
    const doc = index.docs[position] as Doc;
    const displayed = pickFields(doc, displayedAttributes);
    const shown = pickFields(displayed, params.attributesToRetrieve);
    const formatted = formats
      ? format.formatted(pickFields(displayed, [...params.attributesToRetrieve, ...named]))
      : {};
    const metres = distances?.[position];
    return {
      ...shown,
      ...(Object.keys(formatted).length > 0 && { _formatted: formatted }),
      ...(params.showMatchesPosition && { _matchesPosition: format.positions(displayed) }),
      ...(metres !== undefined && pointOf(shown) && { _geoDistance: Math.round(metres) }),
      ...(params.showRankingScore && { _rankingScore: ranking.score(position) }),
    };
  });
  const totals = params.paged
    ? { hitsPerPage, page, totalPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage), totalHits: total }
    : { limit: params.limit, offset: params.offset, estimatedTotalHits: total };
  return { hits, totals, facets };
};
