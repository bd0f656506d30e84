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
      { section: 'reviews' },
      { section: 'posts' },
      { section: 'recentlyViewed' },
      { section: 'salesCounter', when: { site: 'plugins.salesCounter' } },
      { section: 'locations' },
      { section: 'paymentCards', when: { site: 'copy.paymentCards' } },
    ],
  },
  siteDefaults: { search: { sliderScale: 'stock' } },
});
