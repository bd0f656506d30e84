import { describe, expect, it } from 'vitest';
import { readResults } from './readResults.ts';

const result = {
  hits: [{ id: 1 }, 'junk'],
  facetDistribution: { make: { Kia: 2 } },
  facetStats: { price: { min: 1, max: 2 } },
  totalHits: 2,
};

describe('readResults', () => {
  it('readResults accepts well-formed answers and does not validate hits', () => {
    expect(readResults({ results: [result, { hits: [] }] })).toEqual([result, { hits: [] }]);
  });

  it.each([
    ['an HTML page', '<html>'],
    ['undefined', undefined],
    ['no results', { message: 'x' }],
    ['results that are not a list', { results: { hits: [] } }],
    ['a result without hits', { results: [{ totalHits: 1 }] }],
    ['one malformed result', { results: [result, null] }],
    ['counts that are not numbers', { results: [{ ...result, facetDistribution: { make: { Kia: '2' } } }] }],
    ['bounds without a maximum', { results: [{ ...result, facetStats: { price: { min: 1 } } }] }],
    ['a time that is a string', { results: [{ ...result, processingTimeMs: 'x' }] }],
    ['a total that is a string', { results: [{ ...result, totalHits: '2' }] }],
  ])('readResults rejects %s', (_, answer) => {
    expect(readResults(answer)).toBeUndefined();
  });
});
