import { describe, expect, it } from 'vitest';
import { byDriveAway } from './byDriveAway.ts';

describe('a search by the price on the road', () => {
  it('a search by the price on the road filters and counts it, and leaves the site’s own filter and other fields alone', async () => {
    const sent: unknown[] = [];
    const answer = await byDriveAway(
      {
        queries: [
          {
            filter: [
              'price > 1000',
              'price <= 30000',
              '"price">=66000',
              ['model = "price > 1"', 'price >= 5'],
              'make = "price" AND "price" 1 TO 2',
              'before_price > 10',
            ],
            facets: ['make', 'price', 'price_range'],
          },
        ],
      },
      'price > 1000',
      async (body) => {
        sent.push(body);
        return {
          kind: 'ok',
          status: 200,
          value: {
            results: [
              {
                hits: [],
                facetDistribution: { make: { Kia: 1 }, drive_away_price: { 31990: 1 } },
                facetStats: { drive_away_price: { min: 1, max: 2 } },
              },
            ],
          },
        } as never;
      },
    );
    expect(sent).toEqual([
      {
        queries: [
          {
            filter: [
              'price > 1000',
              'drive_away_price <= 30000',
              // As the search page writes it.
              '"drive_away_price">=66000',
              ['model = "price > 1"', 'drive_away_price >= 5'],
              'make = "price" AND "drive_away_price" 1 TO 2',
              'before_price > 10',
            ],
            facets: ['make', 'drive_away_price', 'price_range'],
          },
        ],
      },
    ]);
    expect(answer).toMatchObject({
      value: {
        results: [
          { facetDistribution: { make: { Kia: 1 }, price: { 31990: 1 } }, facetStats: { price: { min: 1, max: 2 } } },
        ],
      },
    });
  });
});
