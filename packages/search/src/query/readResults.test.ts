import { describe, expect, it } from 'vitest';
import { readResults } from './readResults.ts';

const result = {
  hits: [{ id: 1 }, 'junk'],
  facetDistribution: { make: { Kia: 2 } },
  facetStats: { price: { min: 1, max: 2 } },
  totalHits: 2,
};

describe('readResults', () => {
  it('takes whole answers, and leaves the hits to their own reader', () => {
    expect(readResults({ results: [result, { hits: [] }] })).toEqual([result, { hits: [] }]);
  });

  it.each([
    ['a page instead of an answer', '<html>'],
    ['nothing', undefined],
    ['no results', { message: 'x' }],
    ['results that are no list', { results: { hits: [] } }],
    ['a result without hits', { results: [{ totalHits: 1 }] }],
    ['one bad result among good ones', { results: [result, null] }],
    ['counts that are no numbers', { results: [{ ...result, facetDistribution: { make: { Kia: '2' } } }] }],
    ['bounds without a maximum', { results: [{ ...result, facetStats: { price: { min: 1 } } }] }],
    ['a total that is a text', { results: [{ ...result, totalHits: '2' }] }],
  ])('takes nothing of %s', (_, answer) => {
    expect(readResults(answer)).toBeUndefined();
  });
});
