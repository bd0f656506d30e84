import { defineTemplate } from '@dealer/storefront/template';
import { Header } from './slots/Header/Header.tsx';

const card = () => import('./slots/VehicleCard/index.ts');

/** "Straight talk": used cars by budget; warm and plain-spoken. */
export const template = defineTemplate({
  name: 'used-only',
  title: 'Used only',
  slots: {
    Header,
    VehicleCard: card,
    VehicleCardSkeleton: card,
    Footer: () => import('./slots/Footer/Footer.tsx'),
    HomeHero: () => import('./slots/HomeHero/HomeHero.tsx'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleLayout: () => import('./slots/VehicleLayout/VehicleLayout.tsx'),
    PageState: () => import('@dealer/ui/PageState'),
  },
  pages: {
    search: { add: [{ section: 'searchPriceBands', area: 'head' }] },
    home: [
      { section: 'hero', settings: { leads: 'budget' } },
      { section: 'priceBands' },
      { section: 'justArrived' },
      { section: 'bodyTypes' },
      { section: 'financePromo' },
      { section: 'favourites' },
      { section: 'recentlyViewed' },
      { section: 'reasons' },
      { section: 'reviews' },
      { section: 'posts' },
      { section: 'salesCounter', when: { site: 'plugins.salesCounter' } },
      { section: 'locations' },
    ],
  },
  siteDefaults: {
    search: {
      searchFilter: 'car_type = used',
      layout: 'list',
      layoutSwitch: true,
      sliderScale: 'stock',
      facets: [
        { attribute: 'price', widget: 'menu' },
        { attribute: 'make', widget: 'menu' },
        { attribute: 'model', widget: 'menu' },
        { attribute: 'simple_body', widget: 'menu' },
        { attribute: 'km', widget: 'menu' },
        { attribute: 'year', widget: 'select' },
        { attribute: 'transmission', widget: 'select' },
        { attribute: 'fuel', widget: 'dropdown' },
        { attribute: 'drive', widget: 'select' },
        { attribute: 'seats', widget: 'select' },
        { attribute: 'colour', widget: 'dropdown' },
        { attribute: 'dealership_name', widget: 'menu' },
      ],
    },
    routes: { defaultSearchPath: '/search/used-cars' },
    card: { showFinancePerWeek: true },
    home: { headline: 'Find {noun}s for your budget' },
  },
});
