import { describe, expect, it } from 'vitest';
import { isValuationFor } from './index.ts';

const url = 'https://yard.example/sell-my-car';
const valuation = { category: 'Trade-In Valuation', url };

describe('the valuation whose offer a lead accepts', () => {
  it.each<[string, object, object, boolean]>([
    ['is one of the same website', valuation, { url: 'https://YARD.example/sell-my-car?step=4' }, true],
    ['is none of another website', valuation, { url: 'https://yard.example.other.example/sell-my-car' }, false],
    [
      'is none of another website with a name before its address',
      valuation,
      { url: 'https://yard.example@other.example/' },
      false,
    ],
    ['is none of another port', valuation, { url: 'https://yard.example:8443/' }, false],
    ['is no other lead', { category: 'General Enquiry', url }, { url }, false],
    ['is no acceptance', { ...valuation, offer_accepted: true }, { url }, false],
    ['is known of leads without an address', { category: 'Trade-In Valuation' }, {}, true],
  ])('the valuation whose offer a lead accepts: %s', (_, lead, acceptance, expected) => {
    expect(isValuationFor({ ...lead }, { ...acceptance })).toBe(expected);
  });
});
