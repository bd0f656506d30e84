import { defineTemplate } from '@dealer/storefront/template';
import { Header } from '@dealer/ui/Header';

export const template = defineTemplate({
  name: 'harbour',
  title: 'Harbour',
  slots: {
    Header,
    Footer: () => import('@dealer/ui/Footer'),
    HomeHero: () => import('@dealer/ui/HomeHero'),
    PageState: () => import('@dealer/ui/PageState'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleCard: () => import('@dealer/ui/VehicleCard'),
    VehicleCardSkeleton: () => import('@dealer/ui/VehicleCardSkeleton'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
  },
  pages: {
    home: [{ section: 'hero' }, { section: 'bodyTypes' }, { section: 'justArrived' }, { section: 'locations' }],
  },
});
