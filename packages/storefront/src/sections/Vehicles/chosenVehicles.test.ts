import { describe, expect, it } from 'vitest';
import { serialiseSearchUrl } from '@dealer/core/search';
import { aSite } from '@dealer/core/testing';
import { chosenVehicles } from './chosenVehicles.ts';

const any = { makes: null, models: null, bodies: null, type: null, maxPrice: null, limit: 6 };

describe('the vehicles that a page chooses', () => {
  it('the vehicles that a page chooses are those in stock that the site starts with, where it says nothing', () => {
    const { query } = chosenVehicles(aSite(), any);
    expect(query).toEqual({ filter: ['status = in_stock'], hitsPerPage: 6, page: 1 });
    const usedOnly = aSite({ routes: { defaultSearchPath: '/search/used-cars' } });
    expect(chosenVehicles(usedOnly, any).query.filter).toEqual(['status = in_stock', ['car_type = "used"']]);
  });

  it('the vehicles that a page chooses are narrowed by everything that it says, and so is the search that the link opens', () => {
    const site = aSite();
    const choice = {
      ...any,
      makes: ['Toyota'],
      models: ['Hilux'],
      bodies: ['Ute'],
      type: 'used',
      maxPrice: 30_000,
    } as const;
    const { query, state } = chosenVehicles(site, choice);
    expect(query.filter).toEqual([
      'status = in_stock',
      'price > 0',
      ['car_type = "used"'],
      ['make = "Toyota"'],
      ['model = "Hilux"'],
      ['simple_body = "Ute"'],
      'price <= 30000',
    ]);
    const href = decodeURIComponent(serialiseSearchUrl(state, { site }));
    for (const part of ['used', 'Toyota', 'Hilux', 'Ute', '30000'])
      expect(href.toLowerCase()).toContain(part.toLowerCase());
  });

  it('the vehicles that a page chooses cannot be widened by what a name says', () => {
    const { query } = chosenVehicles(aSite(), { ...any, makes: ['x" OR price > 0 OR make = "'] });
    expect(query.filter).toEqual(['status = in_stock', ['make = "x\\" OR price > 0 OR make = \\""']]);
  });
});
