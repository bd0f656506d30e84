import type { Offer } from './offer.ts';

/** What people think in, in dollars. */
const steps = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/**
 * The prices worth asking for as the most that an offer may cost: each finds more offers than the one before, and none finds all.
 *
 * @example
 * offerPriceSteps([{ ...offer, price: 199 }, { ...offer, price: 48_990 }]); // => [250]
 */
export const offerPriceSteps = (offers: readonly Pick<Offer, 'price'>[]): number[] => {
  const prices = offers.flatMap(({ price }) => price ?? []);
  const below = (step: number): number => prices.filter((price) => price <= step).length;
  return steps.filter((step, at) => {
    const count = below(step);
    return count < prices.length && count > (at === 0 ? 0 : below(steps[at - 1] ?? 0));
  });
};
