import { defineTemplate } from '../template/defineTemplate.ts';

/** A look for stories and tests. */
export const aTemplate = defineTemplate({
  name: 'classic',
  title: 'Classic',
  recipes: {
    card: 'editorial',
    filters: 'side',
    header: 'utility',
    footer: 'inverse',
  },
  pages: { home: [] },
});
