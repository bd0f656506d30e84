import { defineTemplate } from '@dealer/storefront/template';
import { Header } from './slots/Header/Header.tsx';

const card = () => import('./slots/VehicleCard/index.ts');

/** "The well-kept yard": a confident multi-brand dealer group. */
export const template = defineTemplate({
  name: 'classic',
  title: 'Classic',
  slots: {
    Header,
    VehicleCard: card,
    VehicleCardSkeleton: card,
    Footer: () => import('./slots/Footer/Footer.tsx'),
    HomeHero: () => import('./slots/HomeHero/HomeHero.tsx'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
    PageState: () => import('@dealer/ui/PageState'),
  },
  pages: {
    home: [
      { section: 'hero' },
      { section: 'bodyTypes' },
      { section: 'featured' },
      { section: 'makes' },
      { section: 'justArrived', settings: { layout: 'rail' } },
      { section: 'priceSearch' },
      { section: 'reasons' },
      { section: 'reviews' },
      { section: 'posts' },
      { section: 'recentlyViewed' },
      { section: 'salesCounter', when: { site: 'plugins.salesCounter' } },
      { section: 'locations' },
    ],
  },
  siteDefaults: { search: { sliderScale: 'stock' } },
});
