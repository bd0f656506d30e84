import { defineTemplate } from '@dealer/storefront/template';
import { Header } from './slots/Header/Header.tsx';
import { sections } from './sections/index.ts';

const card = () => import('./slots/VehicleCard/index.ts');

/** Navigation at the side, rows instead of cards, dark first, a film on the first screen. */
export const template = defineTemplate({
  name: 'coast',
  title: 'Coast',
  slots: {
    Header,
    VehicleCard: card,
    VehicleCardSkeleton: card,
    Footer: () => import('./slots/Footer/Footer.tsx'),
    HomeHero: () => import('./slots/HomeHero/HomeHero.tsx'),
    SearchLayout: () => import('./slots/SearchLayout/SearchLayout.tsx'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
    PageState: () => import('@dealer/ui/PageState'),
  },
  sections,
  icons: {
    Heart: 'M12 3l2.6 6 6.4.6-4.9 4.2 1.5 6.3L12 16.8 6.4 20.1l1.5-6.3L3 9.6 9.4 9z',
    Search: 'M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5 5',
  },
  pages: {
    home: [
      { section: 'hero' },
      { section: 'makesHere' },
      { section: 'bodyTypes' },
      { section: 'justArrived', settings: { layout: 'rail' } },
      { section: 'reasons' },
      { section: 'reviews' },
      { section: 'recentlyViewed' },
      { section: 'locations' },
    ],
    search: { add: [{ section: 'askUs', area: 'aside' }] },
    vehicle: { add: [{ section: 'moreOfThisMake' }] },
  },
  siteDefaults: {
    theme: { colourScheme: 'dark' },
    search: { layout: 'list', layoutSwitch: true, sliderScale: 'stock' },
    home: {
      heroVideo: {
        src: '/pictures/video/coast.webm',
        poster: {
          src: '/pictures/scenes/coast-1920.webp',
          srcSet: '/pictures/scenes/coast-960.webp 960w, /pictures/scenes/coast-1920.webp 1920w',
          width: 1920,
          height: 800,
          alt: 'Cars in front of a showroom by the sea',
        },
      },
    },
  },
});
