import { defineTemplate } from '../template/defineTemplate.ts';

/** A look for stories and tests. */
export const aTemplate = defineTemplate({
  name: 'classic',
  title: 'Classic',
  slots: {
    HomeHero: () => import('@dealer/ui/HomeHero'),
    SearchLayout: () => import('@dealer/ui/SearchLayout'),
    VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
    PageState: () => import('@dealer/ui/PageState'),
  },
  recipes: {
    card: 'editorial',
    header: 'utility',
    footer: 'inverse',
  },
  pages: { home: [] },
});
