import { describe, expect, it } from 'vitest';
import { parseVehicle, vehicleDocSchema } from '../vehicle/index.ts';
import { identifyingAttributes, indexSettingsFor } from './index.ts';
import { displayedAttributes } from '../search/displayedAttributes.ts';
import { searchableAttributes } from '../search/indexSettings.ts';
import { searchStopWords, searchSynonyms } from '../search/searchSynonyms.ts';

const settings = indexSettingsFor(16_734);
const docFields = Object.keys(vehicleDocSchema.shape);

/** The fields of a document that `parseVehicle` looks at when none is there to save it a second look. */
const fieldsRead = (): string[] => {
  const read = new Set<string>();
  const doc = new Proxy({ id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux' } as Record<string, unknown>, {
    get: (fields, name) => {
      read.add(String(name));
      return fields[String(name)];
    },
  });
  expect(parseVehicle(doc).kind).toBe('vehicle');
  return [...read];
};

describe('what an index answers', () => {
  it('what an index answers is exactly what a vehicle is read from', () => {
    expect([...displayedAttributes].sort()).toEqual(fieldsRead().sort());
    expect(settings.displayedAttributes).toBe(displayedAttributes);
  });

  it('what an index answers is part of the documented vehicle, without what only filters and searches need', () => {
    expect(displayedAttributes.filter((name) => !docFields.includes(name))).toEqual([]);
    expect(docFields.filter((name) => !displayedAttributes.includes(name)).sort()).toEqual([
      '_geo',
      'ancap_stars',
      'categories',
      'electric_range',
      'energy_consumption',
      'fuel_consumption',
      'identifiers',
      'make_model',
      'price_range',
      'search_terms',
      'show_on_dealer_website',
      'shown_price',
      'shown_price_or_subscription',
      'towing_capacity',
      'weekly_price_range',
    ]);
  });
});

describe('where words are searched (decision G3)', () => {
  it('where words are searched is the vehicle, not who sells it or what is said of it', () => {
    expect([...settings.searchableAttributes].sort()).toEqual([
      'badge',
      'body',
      'colour',
      'drive',
      'filtered_features',
      'fuel',
      'identifiers',
      'make',
      'make_model',
      'model',
      'regplate',
      'search_terms',
      'series',
      'simple_body',
      'stocknum',
      'transmission',
      'vin',
      'year',
    ]);
    expect(searchableAttributes.filter((name) => !docFields.includes(name))).toEqual([]);
  });

  it('where words are searched takes stock number, plate and VIN only as they are', () => {
    expect(settings.typoTolerance).toMatchObject({
      disableOnAttributes: ['stocknum', 'regplate', 'vin', 'identifiers'],
      disableOnNumbers: true,
    });
    expect(identifyingAttributes.filter((name) => !searchableAttributes.includes(name))).toEqual([]);
    // In one word they are only searched.
    expect(identifyingAttributes.filter((name) => !displayedAttributes.includes(name))).toEqual(['identifiers']);
  });
});

describe('searchSynonyms', () => {
  const synonyms = searchSynonyms();

  it.each([
    ['vw', 'volkswagen'],
    ['merc', 'mercedes'],
    ['chev', 'chevrolet'],
    ['4wd', '4x4'],
    ['4x4', '4wd'],
    ['double cab', 'dual cab'],
    ['7 seats', 'seats7'],
    ['7seater', 'seats7'],
    ['seven seater', 'seats7'],
    ['4 door', 'doors4'],
    ['landcruiser 79', 'lc79'],
    ['auto', 'automatic'],
    ['people movers', 'people mover'],
    ['3 series', '320i'],
  ])('searchSynonyms: %s finds %s', (typed, meant) => {
    expect(synonyms[typed]).toContain(meant);
  });

  it('searchSynonyms takes words that are another word but for one letter as they are', () => {
    expect(settings.typoTolerance.disableOnWords).toEqual(
      expect.arrayContaining(['patrol', 'petrol', 'accent', 'ascent']),
    );
  });

  it('distinguishes 4x4 from AWD among search synonyms', () => {
    expect(synonyms['4wd']).not.toContain('awd');
    expect(synonyms['awd']).toEqual(['all wheel drive']);
  });

  it('searchSynonyms has nothing that Meilisearch would not read: no capitals, no runs of more than three words', () => {
    for (const [typed, meant] of Object.entries(synonyms)) {
      for (const phrase of [typed, ...meant]) {
        expect(phrase).toBe(phrase.toLowerCase());
        expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(3);
      }
      expect(meant, typed).not.toContain(typed);
      expect(new Set(meant).size).toBe(meant.length);
    }
  });

  it('uses no word that the search leaves out', () => {
    const terms = Object.entries(synonyms).flatMap(([typed, meant]) =>
      [typed, ...meant].flatMap((one) => one.split(' ')),
    );
    expect(searchStopWords.filter((word) => terms.includes(word))).toEqual([]);
  });
});
