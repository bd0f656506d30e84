import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from '../errors/index.ts';
import { geocodeAnswer, geocodeComponents, readPostcode } from './index.ts';

describe('readPostcode', () => {
  it.each([
    ['4000', '4000'],
    [' 0800 ', '0800'],
    ['0110', '0110'],
    ['４０００', '4000'],
  ])('readPostcode takes %s', (text, postcode) => {
    expect(readPostcode(text)).toEqual({ kind: 'postcode', postcode });
  });

  it.each(['', ' ', '400', '40000', '4O00', '40 00', '-400', '4.00'])(
    'readPostcode says of "%s" that it wants four digits',
    (text) => {
      expect(readPostcode(text)).toEqual({
        kind: 'invalid',
        message: 'Invalid postcode. Please enter a 4-digit number.',
      });
    },
  );
});

describe('geocoding a postcode', () => {
  it("geocoding a postcode asks in the site's country", () => {
    expect(geocodeComponents('4000', { country: 'AU' })).toBe('postal_code:4000|country:AU');
    expect(geocodeComponents('0110|country:US', { country: 'NZ' })).toBe('postal_code:0110|country:NZ');
  });

  it('reads the position of a postcode from the answer of the geocoder', () => {
    expect(geocodeAnswer({ results: [{ geometry: { location: { lat: '-27.47', lng: 153.03 } } }] })).toEqual({
      kind: 'place',
      lat: -27.47,
      long: 153.03,
    });
  });

  it.each([
    [{ results: [] }],
    [{}],
    [null],
    [{ results: [{ geometry: { location: { lat: 91, lng: 0 } } }] }],
    [{ results: [null] }],
  ])('geocoding a postcode knows no place from %j', (answer) => {
    expect(geocodeAnswer(answer)).toEqual({ kind: 'unknown', message: errorText('geocode') });
  });

  it('geocoding a postcode never throws', () => {
    fc.assert(fc.property(fc.anything(), (answer) => void geocodeAnswer(answer)));
  });
});
