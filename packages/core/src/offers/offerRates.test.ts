import { describe, expect, it } from 'vitest';
import { aSite, testNow } from '../testing/index.ts';
import { offersContent, offerTile, pickOffers, type Offer } from './index.ts';

const offer = (doc: object): Offer => {
  const parsed = offersContent.readItem({ id: 12, ...doc });
  if (parsed.kind === 'malformed') throw new Error(parsed.reasons.join());
  return parsed.item;
};

describe('a rate in an offer', () => {
  it('a rate in an offer has its comparison rate in the same heading, and the warning whole', () => {
    const tile = offerTile(
      offer({
        name: '5.99% p.a. on used cars',
        comparison_rate: 6.74,
        comparison_basis: 'a secured loan of $10,000 over 3 years',
      }),
      aSite(),
      testNow,
    );
    expect(tile.name).toBe('5.99% p.a. on used cars, comparison rate 6.74%\u00a0p.a.');
    expect(tile.warning).toBe(
      'The comparison rate is for a secured loan of $10,000 over 3 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
        'Different terms, fees or other loan amounts might result in a different comparison rate.',
    );
  });

  it.each([
    [{ name: '5.99% p.a. on used cars' }, 'AU', 0],
    [{ name: '4.9 % on new utes', category: 'Finance offer' }, 'AU', 0],
    [{ name: 'Interest of 0% for a year' }, 'AU', 0],
    [{ name: '5.99% p.a. on used cars', comparison_rate: 6.74 }, 'AU', 1],
    [{ name: '5.99% p.a., 6.74% p.a. comparison rate' }, 'AU', 1],
    [{ name: '20% off tyres' }, 'AU', 1],
    [{ name: '5.99% p.a. on used cars' }, 'NZ', 1],
  ] as const)('a rate in an offer: %j in %s: %d offers shown', (doc, country, count) => {
    expect(pickOffers([offer(doc)], aSite({ country }))).toHaveLength(count);
  });
});
