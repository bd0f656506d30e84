import { defineTemplate } from '@dealer/storefront/template';
import { Header } from './slots/Header/Header.tsx';

const card = () => import('./slots/VehicleCard/index.ts');

/** "Showroom floor": a dealer of one make; models come before stock. */
export const template = defineTemplate({
  name: 'toyota',
  title: 'Toyota',
  slots: {
    Header,
    VehicleCard: card,
    VehicleCardSkeleton: card,
    Footer: () => import('./slots/Footer/Footer.tsx'),
    HomeHero: () => import('./slots/HomeHero/HomeHero.tsx'),
    SearchLayout: () => import('./slots/SearchLayout/SearchLayout.tsx'),
    VehicleLayout: () => import('./slots/VehicleLayout/VehicleLayout.tsx'),
    PageState: () => import('@dealer/ui/PageState'),
  },
  pages: {
    home: [
      { section: 'hero', settings: { leads: 'models' } },
      { section: 'models' },
      {
        section: 'certified',
        settings: {
          points: [
            {
              title: 'An extra 1-year warranty',
              text: 'It starts when the new car warranty ends, or on the day you drive away.',
            },
            {
              title: '90-point inspection',
              text: 'By technicians who are trained on every model, before it is listed.',
            },
            { title: '12 months roadside assist', text: 'Day and night, wherever you are, from the first day.' },
          ],
        },
      },
      { section: 'featured', settings: { limit: 8 } },
      { section: 'bodyTypes' },
      { section: 'reviews' },
      { section: 'posts' },
      { section: 'recentlyViewed' },
      { section: 'salesCounter', when: { site: 'plugins.salesCounter' } },
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
