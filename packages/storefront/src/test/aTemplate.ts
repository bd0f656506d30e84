import { Header } from '@dealer/ui/Header';
import { defineTemplate } from '../template/defineTemplate.ts';

/** A look for stories and tests. */
export const aTemplate = defineTemplate({
  name: 'classic',
  title: 'Classic',
  slots: {
    Header,
    Footer: () => import('@dealer/ui/Footer'),
    HomeHero: () => import('@dealer/ui/HomeHero'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
    PageState: () => import('@dealer/ui/PageState'),
    VehicleCard: () => import('@dealer/ui/VehicleCard'),
    VehicleCardSkeleton: () => import('@dealer/ui/VehicleCardSkeleton'),
  },
  pages: { home: [] },
});
