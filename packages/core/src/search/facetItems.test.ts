import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { facetItems } from './facetItems.ts';
import { valueCounts } from './valueCounts.ts';

const site = aSite();
const stock = { SUV: 40, Ute: 13, Hatch: 9, Sedan: 7, Bus: 2, Coupe: 1 };
const named = (
  attribute: string,
  counts: Record<string, number>,
  chosen: string[] = [],
  of: Record<string, number> = stock,
) =>
  facetItems(attribute, counts, chosen, site, of).map(
    ({ label, count, isRefined }) => `${label}${isRefined ? '*' : ''} ${count}`,
  );

describe('values of a filter that have no results', () => {
  it('values of a filter that have no results come after those that have some, so that a short list shows these first', () => {
    expect(named('simple_body', { Ute: 3, Coupe: 1 })).toEqual([
      'Ute 3',
      'Coupe 1',
      'SUV 0',
      'Hatch 0',
      'Sedan 0',
      'Bus 0',
    ]);
  });

  it('values of a filter that have no results stay where they are when chosen', () => {
    expect(named('simple_body', { SUV: 4, Hatch: 2, Bus: 1 }, ['Ute'])).toEqual([
      'SUV 4',
      'Ute* 0',
      'Hatch 2',
      'Bus 1',
      'Sedan 0',
      'Coupe 0',
    ]);
    expect(named('simple_body', { SUV: 4 }, ['Ute', 'Coupe', 'Hearse'])).toEqual([
      'SUV 4',
      'Ute* 0',
      'Coupe* 0',
      'Hearse* 0',
      'Hatch 0',
      'Sedan 0',
      'Bus 0',
    ]);
  });

  it('values of a filter that have no results keep the order of conditions, years and seats when chosen', () => {
    expect(named('car_type', { used: 3 }, ['demo'], { used: 9, demo: 2, new: 4 })).toEqual([
      'Demo* 0',
      'Used 3',
      'New 0',
    ]);
    expect(named('seats', { 7: 3, 2: 1 }, ['5'], { 2: 1, 4: 8, 5: 30, 7: 9 })).toEqual([
      '2 seats 1',
      '5 seats* 0',
      '7 seats 3',
      '4 seats 0',
    ]);
  });

  it('values of a filter that have no results are left out of a long list unless chosen', () => {
    const makes = Object.fromEntries([...'abcdefghijklm'].map((make, at) => [make, 20 - at]));
    expect(named('make', { c: 3, f: 8 }, ['b'], makes)).toEqual(['f 8', 'b* 0', 'c 3']);
  });

  it('values of a filter that have no results are never before one with results, whatever is chosen and counted', () => {
    const count = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(count, count, fc.subarray([...'abcdefgh']), (of, counts, chosen) => {
        const items = facetItems('fuel', counts, chosen, site, of);
        const unchosen = items.filter(({ isRefined }) => !isRefined).map((item) => item.count > 0);
        expect(unchosen).toEqual([...unchosen].sort((a, b) => Number(b) - Number(a)));
        expect(new Set(items.map(({ value }) => value))).toEqual(
          new Set([...Object.keys(of), ...Object.keys(counts), ...chosen]),
        );
      }),
    );
  });
});

describe('the filter of series', () => {
  const counts = { Duo: 4, city: 2, sport: 0, GXL: 9 };
  const labels = (seriesValues: string[]) =>
    facetItems('series', counts, [], aSite({ search: { seriesValues } }), counts).map(({ label, count }) => [
      label,
      count,
    ]);

  it('offers the series that the site names, in whatever case the stock has them', () => {
    expect(labels(['duo', 'city', 'sport'])).toEqual([
      ['Duo', 4],
      ['city', 2],
      ['sport', 0],
    ]);
  });

  it('offers every series of the stock where the site names none', () => {
    expect(labels([]).map(([label]) => label)).toEqual(['GXL', 'Duo', 'city', 'sport']);
  });
});

describe('values in stock', () => {
  it('values in stock come by count, then by name, in one spelling, without those that are sold out', () => {
    expect(valueCounts({ Ford: 2, Kia: 5, KIA: 1, Audi: 2, Lotus: 0, '': 3 })).toEqual([
      ['Kia', 6],
      ['Audi', 2],
      ['Ford', 2],
    ]);
  });
});
