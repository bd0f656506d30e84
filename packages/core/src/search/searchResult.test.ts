import { describe, expect, it } from 'vitest';
import { aVehicleDoc } from '../testing/index.ts';
import { parseSearchResult } from './index.ts';

const result = (doc: unknown, hitsPerPage?: number) => {
  const read = parseSearchResult(doc, hitsPerPage);
  if (read.kind === 'malformed') throw new Error(read.reasons.join());
  return read.result;
};

describe('parseSearchResult', () => {
  it('reads the field names of the search service', () => {
    const read = result({
      hits: [aVehicleDoc({ id: 7 })],
      count: '43',
      facets: { make: { Toyota: 40, Ford: '3', Kia: 'x' }, odd: 7 },
      facetStats: { price: { min: 5000, max: '99000' }, km: { min: 1 } },
      pages: 3,
      ms: 12,
    });
    expect(read).toMatchObject({
      count: 43,
      facets: { make: { Toyota: 40, Ford: 3 } },
      facetStats: { price: { min: 5000, max: 99_000 } },
      pages: 3,
      ms: 12,
      malformed: [],
    });
    expect(read.hits.map(({ id }) => id)).toEqual([7]);
    expect(read.facetStats).not.toHaveProperty('km');
  });

  it("reads the engine's names", () => {
    expect(
      result({ hits: [], estimatedTotalHits: 100, facetDistribution: { make: { Kia: 100 } }, processingTimeMs: 4 }),
    ).toMatchObject({ count: 100, facets: { make: { Kia: 100 } }, pages: 5, ms: 4 });
    expect(result({ hits: [], totalHits: 100, totalPages: 4 }, 25)).toMatchObject({ count: 100, pages: 4 });
  });

  it('drops and reports a malformed hit and returns the others', () => {
    const read = result({ hits: [{ id: 'x' }, aVehicleDoc({ id: 8 }), null], count: 3 });
    expect(read.hits.map(({ id }) => id)).toEqual([8]);
    expect(read.malformed.map(({ index }) => index)).toEqual([0, 2]);
  });

  it.each([[null], [{}], [{ hits: 'none' }], ['<html>']])('%j is no answer', (doc) => {
    expect(parseSearchResult(doc).kind).toBe('malformed');
  });
});
