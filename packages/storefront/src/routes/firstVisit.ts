import { pageList } from '@dealer/core/page';
import type { FirstPageName } from '@dealer/core/routes';
import { vehicleLoader } from '../pages/vehicle/vehicleLoader.ts';
import { fetchHero } from '../sections/Hero/heroes.ts';
import type { PageFiles } from '../page/definePage.ts';

/** The pages that most visits start with, and what their first views need besides their own code. */
export const firstVisit: Readonly<Record<FirstPageName, PageFiles>> = {
  home: {
    definition: () => import('../pages/home/page.ts'),
    component: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
    preload: ({ site, template }) => fetchHero(pageList(template.pages.home, site.pages['home']), template),
  },
  stock: { definition: () => import('../pages/stock/page.ts') },
  vehicle: {
    definition: () => import('../pages/vehicle/page.ts'),
    component: async () => (await import('../pages/vehicle/VehiclePage.tsx')).VehiclePage,
    preload: ({ template }) => template.slots.VehicleLayout.preload(),
    load: vehicleLoader,
  },
  search: {
    definition: () => import('../pages/search/page.ts'),
    component: async () => (await import('../pages/search/SearchPage.tsx')).SearchPage,
    preload: ({ template }) => template.slots.SearchLayout.preload(),
  },
};
