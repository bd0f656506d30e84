import { defineTemplate } from '@dealer/storefront/template';
import { Header } from '@dealer/ui/Header';
import { sections } from './sections/index.ts';

/** The slots of each page, and the sections of home. */
export const template = defineTemplate({
  name: '{{template}}',
  title: '{{title}}',
  slots: {
    Header,
    Footer: () => import('./slots/Footer/Footer.tsx'),
    HomeHero: () => import('@dealer/ui/HomeHero'),
    PageState: () => import('@dealer/ui/PageState'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleCard: () => import('@dealer/ui/VehicleCard'),
    VehicleCardSkeleton: () => import('@dealer/ui/VehicleCardSkeleton'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
  },
  sections,
  pages: {
    home: [
      { section: 'hero' },
      { section: 'promises' },
      { section: 'bodyTypes' },
      { section: 'justArrived' },
      { section: 'reasons' },
      { section: 'locations' },
    ],
  },
});
