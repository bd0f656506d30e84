import { describe, expect, it } from 'vitest';
import { searchFields } from './searchFields.ts';

describe('searchFields', () => {
  it('writes what search needs beside a vehicle', () => {
    expect(
      searchFields({
        make: 'Toyota',
        model: 'Hilux',
        price: 45_990,
        created_at: '2026-03-15T02:00:00Z',
        simple_body: 'Ute',
        standardEquipment: ['Towbar'],
      }),
    ).toEqual({
      make_model: 'Toyota Hilux',
      price_range: '$40,000 - $50,000',
      weekly_price_range: '$200 - $300 a week',
      search_terms: [],
      categories: ['Work'],
      filtered_features: ['Tow Bar'],
      created_at_timestamp: 1_773_540_000,
    });
  });

  it('leaves out what cannot be derived', () => {
    expect(searchFields({ make: 'Toyota' })).toEqual({ search_terms: [], categories: [], filtered_features: [] });
  });
});
