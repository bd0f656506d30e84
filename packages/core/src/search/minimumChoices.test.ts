import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import {
  activeFilters,
  chooseRefinement,
  chosenValues,
  emptySearchState,
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

  it('is left out where it would be the same as an exact number', () => {
    expect(shown(none, 'seats', { 5: 200, 7: 31 })).toEqual(['5 seats (200)', '7 seats (31)']);
    expect(shown(none, 'seats', { 5: 200 })).toEqual(['5 seats (200)']);
  });

  it('is a numeric filter of every engine, an address and a chip', () => {
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

  it('is let go by a second press, and by choosing an exact number, which it replaces in turn', () => {
    expect(toggleRefinement(roomy, 'seats', '7+')).toEqual(none);
    const exact = toggleRefinement(roomy, 'seats', '5');
    expect([exact.refinements, exact.ranges]).toEqual([{ seats: ['5'] }, {}]);
    expect(toggleRefinement(exact, 'seats', '7+')).toEqual(roomy);
    // Other filters and ranges are left alone.
    const priced = toggleRefinement({ ...none, ranges: { price: { max: 30_000 } } }, 'seats', '7+');
    expect(priced.ranges).toEqual({ price: { min: 0, max: 30_000 }, seats: { min: 7 } });
  });

  it('is chosen and let go in a select', () => {
    expect(chooseRefinement(toggleRefinement(none, 'seats', '5'), 'seats', '7+')).toEqual(roomy);
    expect(chooseRefinement(roomy, 'seats', '7+')).toEqual(roomy);
    expect(chooseRefinement(roomy, 'seats', '8').refinements).toEqual({ seats: ['8'] });
    expect(chooseRefinement(roomy, 'seats', '')).toEqual(none);
  });

  it('stays in the list where an address has another number, or nothing is found', () => {
    const six = parseSearchUrl('/search/new-used-and-demo-cars', '?range[seats]=6:', { site });
    expect(shown(six)).toContain('6 or more seats* (40)');
    expect(shown(roomy, 'seats', { 5: 3 })).toContain('7 or more seats* (0)');
    // A range with both ends is no such choice.
    const between = parseSearchUrl('/search/new-used-and-demo-cars', '?range[seats]=5:7', { site });
    expect(items(between).some(({ isRefined }) => isRefined)).toBe(false);
  });

  it('reads no other values as a number', () => {
    expect(toggleRefinement(none, 'badge', '7+').refinements).toEqual({ badge: ['7+'] });
    expect(toggleRefinement(none, 'seats', '7.5+').refinements).toEqual({ seats: ['7.5+'] });
  });
});

describe('towing: what it may tow with brakes, in steps', () => {
  it('offers only "or more", where stock makes a difference', () => {
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
  it('offers four stars or more, and five', () => {
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
