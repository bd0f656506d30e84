import type { PriceLine } from '@dealer/core/price';

const driveAway = { kind: 'price', amount: 48990, text: '$48,990', priceType: 'Drive away' } as const;

/** The ways a price is shown, for stories. */
export const examplePrices = {
  was: { ...driveAway, was: { text: '$52,990', spoken: 'was $52,990' } },
  belowMarket: {
    ...driveAway,
    market: { text: '$1,250 below market', explanation: 'Compared with the average asking price of similar cars.' },
  },
  subscription: {
    kind: 'subscription',
    amount: 289,
    text: '$289',
    suffix: '/ week',
    label: 'subscription',
    spoken: '$289 per week subscription',
  },
} satisfies Record<string, PriceLine>;
