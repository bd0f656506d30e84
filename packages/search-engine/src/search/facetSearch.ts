import { ApiError, notImplemented } from '../http/apiError.ts';
import { type Fields, asString, wrongType } from '../http/checks.ts';
import { filterFeatures, filterablePatterns } from '../state/settings.ts';
import type { IndexState } from '../state/types.ts';
import { columnOf } from '../store/derived.ts';
import { normaliseWord } from '../store/normalise.ts';
import { errorsAllowed } from '../text/compile.ts';
import { termsWithin } from '../text/typos.ts';
import { createBudget } from './budget.ts';
import { countCodes, facetOrder, spelledIn, topCodes } from './facets.ts';
import { searchParams } from './params.ts';
import { findCandidates } from './runSearch.ts';

/**
 * Searches among a facet's values: prefix of the whole value, accents folded, typing errors by the 5/9 rule
 * (matrix rows 76 to 79). Members of an ordinary search that make no difference here are ignored: the
 * InstantSearch adapter sends them all (row 78).
 *
 * @example
 * facetSearch(index, { facetName: 'make', facetQuery: 'toy' }).facetHits // => [{ value: 'Toyota', count: 12 }]
 */
export const facetSearch = (
  index: IndexState,
  body: Fields,
): { facetHits: { value: string; count: number }[]; facetQuery: string | null } => {
  const { settings } = index;
  if (body.facetName === undefined) throw new ApiError('missing_facet_search_facet_name', 'Missing field `facetName`');
  const facetName = asString(body.facetName, 'invalid_facet_search_facet_name', '.facetName');
  if (body.facetQuery !== undefined && body.facetQuery !== null && typeof body.facetQuery !== 'string')
    throw wrongType('invalid_facet_search_query', '.facetQuery', 'a string', body.facetQuery);
  if (body.hybrid !== undefined && body.hybrid !== null) throw notImplemented('The search parameter `hybrid`');
  const { q, filter, matchingStrategy, attributesToSearchOn } = body;
  const params = searchParams({ q, filter, matchingStrategy, attributesToSearchOn }, '');
  if (!settings.facetSearch) throw new ApiError('facet_search_disabled', 'The facet search is disabled for this index');
  if (!filterFeatures(settings, facetName)?.facetSearch) {
    const patterns = filterablePatterns(settings);
    const listed =
      patterns.length === 0
        ? 'This index does not have configured facet-searchable attributes. To make it facet-searchable add it to the `filterableAttributes` index settings.'
        : `Available facet-searchable attributes patterns are: \`${patterns.join(', ')}\`. To make it facet-searchable add it to the \`filterableAttributes\` index settings.`;
    throw new ApiError(
      'invalid_facet_search_facet_name',
      `Attribute \`${facetName}\` is not facet-searchable. ${listed}`,
    );
  }
  const facetQuery = (body.facetQuery as string | null | undefined) ?? null;
  const column = columnOf(index, facetName);
  const docs = findCandidates(index, params, createBudget()).docs.array();
  const counts = countCodes(column, docs);

  const typed = normaliseWord((facetQuery ?? '').trim().slice(0, 500));
  const folded = column.labels
    .map((label, code) => ({ code, text: normaliseWord(label.trim()) }))
    .filter(({ code }) => column.norms[code] !== null);
  if (typed === '')
    column.norms.forEach((norm, code) => {
      if (norm === null) counts[code] = 0;
    });
  else {
    folded.sort((a, b) => (a.text < b.text ? -1 : 1));
    const near = termsWithin(
      folded.map(({ text }) => text),
      typed,
      errorsAllowed(typed, settings),
      true,
    );
    const kept = new Set([...near.keys()].map((place) => folded[place]?.code));
    for (let code = 0; code < counts.length; code++) if (!kept.has(code)) counts[code] = 0;
  }
  const spelled = spelledIn(column, docs);
  const facetHits = topCodes(
    column,
    counts,
    facetOrder(index, facetName),
    settings.faceting.maxValuesPerFacet,
    docs,
  ).map((code) => ({ value: spelled(code), count: counts[code] as number }));
  return { facetHits, facetQuery };
};
