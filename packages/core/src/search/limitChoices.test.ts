import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  activeFilters,
  chooseRefinement,
  chosenValues,
  emptySearchState,
  facetLimit,
  facetItems,
  parseSearchUrl,
  refinementFilter,
  type SearchState,
  serialiseSearchUrl,
  toggleRefinement,
} from './index.ts';

const site = aSite();
const counts = { 2: 4, 4: 10, 5: 200, 7: 31, 8: 9 };
const items = (state: SearchState, attribute = 'seats', counted: Record<string, number> = counts) =>
  facetItems(attribute, counted, chosenValues(state, attribute), site);
const shown = (state: SearchState, attribute = 'seats', counted: Record<string, number> = counts): string[] =>
  items(state, attribute, counted).map(
    ({ label, count, isRefined }) => `${label.replaceAll('\u00a0', ' ')}${isRefined ? '*' : ''} (${count})`,
  );
const none = emptySearchState();
const roomy = toggleRefinement(none, 'seats', '7+');

describe('seats: "7 or more" as one choice next to the exact numbers', () => {
  it('is listed before seven seats, with all vehicles that have as many', () => {
    expect(shown(none)).toEqual([
      '2 seats (4)',
      '4 seats (10)',
      '5 seats (200)',
      '7 or more seats (40)',
      '7 seats (31)',
      '8 seats (9)',
    ]);
  });

  it('seats: is left out where it would be the same as an exact number', () => {
    expect(shown(none, 'seats', { 5: 200, 7: 31 })).toEqual(['5 seats (200)', '7 seats (31)']);
    expect(shown(none, 'seats', { 5: 200 })).toEqual(['5 seats (200)']);
  });

  it('seats: is a numeric filter of every engine, an address and a chip', () => {
    expect(refinementFilter(roomy)).toEqual(['seats >= 7']);
    const address = serialiseSearchUrl(roomy, { site });
    expect(decodeURIComponent(address)).toBe('/search/new-used-and-demo-cars?range[seats]=7:');
    expect(parseSearchUrl('/search/new-used-and-demo-cars', '?range[seats]=7:', { site })).toEqual(roomy);
    const [chip, ...others] = activeFilters(roomy, site);
    expect([chip?.label, others]).toEqual(['7 or more seats', []]);
    expect(chip?.remove(roomy)).toEqual(none);
    expect(
      items(roomy)
        .filter(({ isRefined }) => isRefined)
        .map(({ value }) => value),
    ).toEqual(['7+']);
  });

  it('seats: is let go by a second press, and by choosing an exact number, which it replaces in turn', () => {
    expect(toggleRefinement(roomy, 'seats', '7+')).toEqual(none);
    const exact = toggleRefinement(roomy, 'seats', '5');
    expect([exact.refinements, exact.ranges]).toEqual([{ seats: ['5'] }, {}]);
    expect(toggleRefinement(exact, 'seats', '7+')).toEqual(roomy);
    // Other filters and ranges are left alone.
    const priced = toggleRefinement({ ...none, ranges: { price: { max: 30_000 } } }, 'seats', '7+');
    expect(priced.ranges).toEqual({ price: { min: 0, max: 30_000 }, seats: { min: 7 } });
  });

  it('seats: is chosen and let go in a select', () => {
    expect(chooseRefinement(toggleRefinement(none, 'seats', '5'), 'seats', '7+')).toEqual(roomy);
    expect(chooseRefinement(roomy, 'seats', '7+')).toEqual(roomy);
    expect(chooseRefinement(roomy, 'seats', '8').refinements).toEqual({ seats: ['8'] });
    expect(chooseRefinement(roomy, 'seats', '')).toEqual(none);
  });

  it('seats: stays in the list where an address has another number, or nothing is found', () => {
    const six = parseSearchUrl('/search/new-used-and-demo-cars', '?range[seats]=6:', { site });
    expect(shown(six)).toContain('6 or more seats* (40)');
    expect(shown(roomy, 'seats', { 5: 3 })).toContain('7 or more seats* (0)');
    // A range with both ends is no such choice.
    const between = parseSearchUrl('/search/new-used-and-demo-cars', '?range[seats]=5:7', { site });
    expect(items(between).some(({ isRefined }) => isRefined)).toBe(false);
  });

  it('seats: replaces exact numbers in an address that has both, because together they would find nothing', () => {
    const both = parseSearchUrl('/search/new-used-and-demo-cars', '?range[seats]=7:&refinementList[seats][0]=5', {
      site,
    });
    expect(both).toEqual(roomy);
    expect(refinementFilter(both)).toEqual(['seats >= 7']);
    const price = parseSearchUrl('/search/new-used-and-demo-cars', '?range[price]=:30000&refinementList[seats][0]=5', {
      site,
    });
    expect(refinementFilter(price)).toEqual([['seats = "5"'], 'price <= 30000']);
  });

  it('seats: is never folded away, also where the site shows few values of each filter', () => {
    const few = aSite({ search: { facets: [{ attribute: 'seats', widget: 'menu', limit: 2 }] } });
    expect([facetLimit('seats', few), facetLimit('towing_capacity', few)]).toEqual([Infinity, Infinity]);
    expect(facetLimit('fuel', few)).toBe(4);
  });

  it('seats: reads no other values as a number', () => {
    expect(toggleRefinement(none, 'badge', '7+').refinements).toEqual({ badge: ['7+'] });
    expect(toggleRefinement(none, 'seats', '7.5+').refinements).toEqual({ seats: ['7.5+'] });
  });
});

describe('towing: what it may tow with brakes, in steps', () => {
  it('towing offers only "or more", where stock makes a difference', () => {
    const tows = { 0: 3, 750: 2, 1_200: 8, 2_000: 5, 3_500: 20 };
    expect(shown(none, 'towing_capacity', tows)).toEqual([
      '750 kg or more (35)',
      '2,000 kg or more (25)',
      '3,500 kg or more (20)',
    ]);
    const heavy = toggleRefinement(none, 'towing_capacity', '2500+');
    expect(refinementFilter(heavy)).toEqual(['towing_capacity >= 2500']);
    expect(shown(heavy, 'towing_capacity', tows)).toContain('2,500 kg or more* (20)');
  });
});

describe('safety and range: only "or more", where stock makes a difference', () => {
  it('safety and range offers four stars or more, and five', () => {
    expect(shown(none, 'ancap_stars', { 3: 2, 4: 5, 5: 40 })).toEqual(['4 stars or more (45)', '5 stars (40)']);
    expect(refinementFilter(toggleRefinement(none, 'ancap_stars', '5+'))).toEqual(['ancap_stars >= 5']);
  });

  it('offers a range in steps of 50 km', () => {
    expect(shown(none, 'electric_range', { 270: 3, 420: 5, 506: 2 })).toEqual([
      '250 km or more (10)',
      '400 km or more (7)',
      '500 km or more (2)',
    ]);
    expect(refinementFilter(toggleRefinement(none, 'electric_range', '400+'))).toEqual(['electric_range >= 400']);
  });
});

describe('consumption: only "or less", fuel and electricity apart', () => {
  it('consumption offers litres in steps, each where stock makes a difference', () => {
    const litres = { 4.2: 3, 5.8: 6, 7.9: 10, 11.4: 2 };
    expect(shown(none, 'fuel_consumption', litres)).toEqual([
      '5 L/100 km or less (3)',
      '6 L/100 km or less (9)',
      '8 L/100 km or less (19)',
    ]);
    const thrifty = toggleRefinement(none, 'fuel_consumption', '6-');
    expect(refinementFilter(thrifty)).toEqual(['fuel_consumption <= 6']);
    expect(shown(thrifty, 'fuel_consumption', litres)).toContain('6 L/100 km or less* (9)');
    const address = serialiseSearchUrl(thrifty, { site });
    expect(decodeURIComponent(address)).toBe('/search/new-used-and-demo-cars?range[fuel_consumption]=0:6');
    expect(activeFilters(thrifty, site).map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      '6 L/100 km or less',
    ]);
    expect(toggleRefinement(thrifty, 'fuel_consumption', '6-')).toEqual(none);
    expect(toggleRefinement(thrifty, 'fuel_consumption', '8-').ranges).toEqual({
      fuel_consumption: { min: 0, max: 8 },
    });
  });

  it('consumption offers kilowatt hours of electric vehicles', () => {
    expect(shown(none, 'energy_consumption', { 13.9: 2, 15.4: 1, 19: 4 })).toEqual([
      '14 kWh/100 km or less (2)',
      '16 kWh/100 km or less (3)',
      '20 kWh/100 km or less (7)',
    ]);
  });
});
