import { ApiError, notImplemented } from '../http/apiError.ts';
import { type Fields, asString, wrongType } from '../http/checks.ts';
import { filterFeatures, filterablePatterns } from '../store/settings.ts';
import type { IndexState } from '../state/types.ts';
import { columnOf } from '../state/derived.ts';
import { normaliseWord } from '../store/normalise.ts';
import { errorsAllowed } from '../text/compile.ts';
import { termsWithin } from '../text/typos.ts';
import { createBudget } from '../http/budget.ts';
import { countCodes, facetOrder, spelledIn, topCodes } from './facets.ts';
import { searchParams } from './params.ts';
import { findCandidates } from './runSearch.ts';

/**
 * Searches the values of a facet: by prefix of the whole value, ignoring accents, with one typing error from 5 letters
 * and two from 9. Other search parameters are ignored, because the InstantSearch adapter sends them along. Throws an
 * ApiError for an attribute that is not facet-searchable.
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
    const matching = new Set([...near.keys()].map((position) => folded[position]?.code));
    for (let code = 0; code < counts.length; code++) if (!matching.has(code)) counts[code] = 0;
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
