import { choice } from '@dealer/core/settings';
import { modelStock } from '../Models/modelStock.ts';
import { defineSection } from '../section.ts';

/** The first screen of the home page, with its heading. */
export const section = defineSection({
  arrives: 'page',
  settings: {
    /** What it leads with: a search, the models in stock, or a budget. */
    leads: choice(['search', 'models', 'budget'], 'search'),
  },
  needs: (_site, { leads }) => (leads === 'models' ? modelStock : {}),
});
