import { choice, nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';
import { newestVehicles } from './newestVehicles.ts';

/** The vehicles that arrived last. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.justArrived`. */
    title: nullable(filledText()),
    /** How many; null is `home.featured.limit`. */
    limit: nullable(wholeNumber(1, 24)),
    /** Rows of cards, or one row that is swiped. */
    layout: choice(['grid', 'rail'], 'grid'),
  },
  needs: (site, { limit }) => ({ vehicles: newestVehicles(site, limit) }),
});
