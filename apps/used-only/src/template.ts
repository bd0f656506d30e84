import { defineTemplate } from '@dealer/storefront/template';

/** "Straight talk": used cars by budget, warm and plain-spoken. */
export const template = defineTemplate({
  name: 'used-only',
  title: 'Used only',
  recipes: { card: 'priceFirst', filters: 'side', hero: 'budget', header: 'friendly', footer: 'tinted', priceBandsInSearch: true },
  home: ['hero', 'priceBands', 'justArrived', 'bodyTypes', 'reasons', 'locations'],
  siteDefaults: {
    search: { searchFilter: 'car_type = used' },
    routes: { defaultSearchPath: '/search/used-cars' },
    card: { showFinancePerWeek: true },
    home: { headline: 'Find cars for your budget' },
  },
});
