import { choice } from '@dealer/core/settings';
import { modelStock } from '../Models/modelStock.ts';
import { defineSection } from '../section.ts';

/** The first screen of the home page, with its heading. */
export const section = defineSection({
  arrives: 'page',
  hasPageHeading: true,
  settings: {
    /** What it leads with: a search, the models in stock, a budget, or the slides of `content/slides.json`. */
    leads: choice(['search', 'models', 'budget', 'slides'], 'search'),
  },
  needs: (_site, { leads }) => (leads === 'models' ? modelStock : leads === 'search' ? { facets: ['make'] } : {}),
});
