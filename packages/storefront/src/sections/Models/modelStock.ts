import type { SectionNeeds } from '../section.ts';

/** One vehicle of each model is enough for its tile. */
const sample = 100;

/** What is known of the models in stock: their counts, and vehicles with a price and pictures that represent them. */
export const modelStock = {
  facets: ['model'],
  vehicles: {
    filter: 'status = in_stock AND price > 0 AND photos_count > 1 AND car_type = new',
    hitsPerPage: sample,
    page: 1,
  },
} satisfies SectionNeeds;
