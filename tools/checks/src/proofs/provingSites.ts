import { aSite } from '@dealer/core/testing';
import type { Site } from '@dealer/core/site';

/** The sites that every vehicle is shown on: a plain one, one of New Zealand, and one with all that a card and a page can carry. */
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
