import algoliasearchHelper from 'algoliasearch-helper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySearchState } from '@dealer/core/search';
import { aSite, aVehicleDoc } from '@dealer/core/testing';
import { readResponse } from './readResponse.ts';
import type { Result } from './searchAnswers.ts';
import { canonicalState, toParameters } from './uiState.ts';

const site = aSite();
const values = ['Toyota', 'Kia', 'Ford'];
const counts = fc.dictionary(fc.constantFrom(...values, 'constructor'), fc.nat(500));
const bounds = fc.tuple(fc.nat(9_000), fc.nat(9_000)).map(([one, other]) => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
  avg: one,
  sum: one,
}));
const resultOf = (facets: Record<string, Record<string, number>>, stats: Result['facets_stats']) => ({
  hits: [aVehicleDoc({ id: 1 }), { nonsense: true }],
  nbHits: 40,
  nbPages: 2,
  page: 0,
  hitsPerPage: 20,
  facets,
  facets_stats: stats,
  processingTimeMS: 3,
});
/** A search with some makes and drives, and the results of its queries: the page's, and one for each filter with a choice. */
const search = fc.record({
  make: fc.uniqueArray(fc.constantFrom(...values)),
  drive: fc.uniqueArray(fc.constantFrom(...values)),
  main: fc.record({ make: counts, drive: counts, colour: counts, price: fc.constant({}) }),
  stats: fc.record({ price: bounds }),
  other: fc.record({ make: counts, drive: counts }),
});

describe('the response of a search', () => {
  it('the response of a search has the counts and bounds that InstantSearch reads from the same results', () => {
    fc.assert(
      fc.property(search, ({ make, drive, main, stats, other }) => {
        const state = canonicalState({ ...emptySearchState(), refinements: { make, drive } }, site);
        const chosen = (['make', 'drive'] as const).filter((name) => (state.refinements[name] ?? []).length > 0);
        const results = [
          resultOf(main, stats),
          ...chosen.map((name) => resultOf({ [name]: other[name] }, {})),
        ] as const;
        const parameters = new algoliasearchHelper.SearchParameters(toParameters(state, site) as never);
        const theirs = new algoliasearchHelper.SearchResults(parameters, structuredClone(results) as never);
        const ours = readResponse({ results }, state, { site, stock: {} });
        for (const { name, data, stats: known } of theirs.disjunctiveFacets) {
          expect(ours.facets[name], name).toEqual(data);
          if (known) expect(ours.stats[name], name).toEqual({ min: known.min, max: known.max });
        }
        expect(theirs.disjunctiveFacets.map(({ name }) => name)).toEqual(expect.arrayContaining(['make', 'price']));
        expect(ours).toMatchObject({ total: theirs.nbHits, pages: theirs.nbPages, ms: theirs.processingTimeMS });
        expect([ours.vehicles.length, ours.dropped]).toEqual([1, 1]);
      }),
    );
  });
});
