import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { parseSearchUrl, savedSearchQuery } from './index.ts';

const site = aSite();
const queryOf = (address: string, facetValues: Record<string, string[]> = {}) => {
  const [path = '', query = ''] = address.split('?');
  return savedSearchQuery(parseSearchUrl(path, query, { site, facetValues }), site, 1_753_000_000.7);
};

describe('savedSearchQuery', () => {
  it('savedSearchQuery has the filters of the search, for vehicles listed since it was viewed', () => {
    expect(queryOf('/search/used-cars?query=tow bar&range[price]=0:30000')).toEqual({
      q: 'tow bar',
      filter: [['car_type = "used"'], 'price <= 30000', 'created_at_timestamp > 1753000000'],
    });
  });

  it('savedSearchQuery counts nothing for a path that names nothing', () => {
    expect(queryOf('/search/no-such-thing').filter).toEqual(['id IN []', 'created_at_timestamp > 1753000000']);
  });

  it('savedSearchQuery is not taken in by a value with quotes', () => {
    expect(queryOf('/search/used-cars?refinementList[colour][]=x" OR id > "0').filter[1]).toEqual([
      'colour = "x\\" OR id > \\"0"',
    ]);
  });
});
