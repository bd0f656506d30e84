import { defineTemplate } from '@dealer/storefront/template';

/** "The well-kept yard": a confident multi-brand dealer group. */
export const template = defineTemplate({
  name: 'classic',
  title: 'Classic',
  recipes: {
    card: 'editorial',
    filters: 'side',
    header: 'utility',
    footer: 'inverse',
    priceBandsInSearch: false,
  },
  pages: {
    home: [
      { section: 'hero' },
      { section: 'bodyTypes' },
      { section: 'featured' },
      { section: 'makes' },
      { section: 'justArrived' },
      { section: 'priceSearch' },
      { section: 'reasons' },
      { section: 'recentlyViewed' },
      { section: 'locations' },
    ],
  },
  siteDefaults: { search: { sliderScale: 'stock' } },
});
