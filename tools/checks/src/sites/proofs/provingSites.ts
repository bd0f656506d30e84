import { aSite } from '@dealer/core/testing';
import type { Site } from '@dealer/core/site';

/** The sites on which every vehicle is tested: one with defaults, one in New Zealand, and one with every option of cards and pages. */
export const provingSites: Record<string, Site> = {
  plain: aSite(),
  'New Zealand': aSite({ country: 'NZ', timezone: 'Pacific/Auckland', search: { preOwnedLabel: true } }),
  everything: aSite({
    finance_provider: 'Angle',
    price: { offersSubscriptions: true },
    tags: { fuelTag: true },
    card: { showViews: true, showFinancePerWeek: true },
    detail: { checkoutEnabled: true },
  }),
};
