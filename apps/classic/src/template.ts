import { defineTemplate } from '@dealer/storefront/template';

/** "The well-kept yard": a confident multi-brand dealer group. */
export const template = defineTemplate({
  name: 'classic',
  title: 'Classic',
  recipes: {
    card: 'editorial',
    filters: 'side',
    hero: 'search',
    header: 'utility',
    footer: 'inverse',
    priceBandsInSearch: false,
  },
  home: [
    'hero',
    'bodyTypes',
    'featured',
    'makes',
    'justArrived',
    'priceSearch',
    'reasons',
    'recentlyViewed',
    'locations',
  ],
  siteDefaults: { search: { sliderScale: 'stock' } },
});
