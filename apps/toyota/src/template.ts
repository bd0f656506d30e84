import { defineTemplate } from '@dealer/storefront/template';

/** "Showroom floor": one make, models before stock. */
export const template = defineTemplate({
  name: 'toyota',
  title: 'Toyota',
  recipes: {
    card: 'showroom',
    filters: 'bar',
    header: 'showroom',
    footer: 'inverse',
    priceBandsInSearch: false,
  },
  pages: {
    home: [
      { section: 'hero', settings: { leads: 'models' } },
      { section: 'models' },
      { section: 'certified' },
      { section: 'featured' },
      { section: 'bodyTypes' },
      { section: 'recentlyViewed' },
      { section: 'locations' },
    ],
  },
  siteDefaults: {
    search: {
      columns: 4,
      sliderScale: 'stock',
      certifiedOnly: true,
      facets: [
        { attribute: 'car_type', widget: 'dropdown' },
        { attribute: 'make', widget: 'dropdown' },
        { attribute: 'model', widget: 'dropdown', limit: 30 },
        { attribute: 'simple_body', widget: 'dropdown' },
        { attribute: 'price', widget: 'dropdown' },
        { attribute: 'km', widget: 'dropdown' },
        { attribute: 'year', widget: 'dropdown' },
        { attribute: 'fuel', widget: 'dropdown' },
        { attribute: 'certified', widget: 'menu' },
      ],
    },
    tags: { certifiedBadge: 'Toyota Certified Used', maxTags: 2 },
    routes: { breadcrumbShowModel: true },
    home: { featured: { title: 'Ready to drive away', filter: 'all', limit: 8 } },
  },
});
