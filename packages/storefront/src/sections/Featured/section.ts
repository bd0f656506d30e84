import { choice, nullable, wholeNumber, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';
import { featuredVehicles } from './featuredVehicles.ts';

/** Vehicles with a price and pictures. */
export const section = defineSection({
  settings: {
    /** Its heading; null is `home.featured.title`. */
    title: nullable(filledText()),
    /** Which vehicles; null is `home.featured.filter`. */
    filter: nullable(choice(['used', 'new', 'all'])),
    /** How many; null is `home.featured.limit`. */
    limit: nullable(wholeNumber(1, 24)),
    /** Rows of cards, or one row that is swiped. */
    layout: choice(['grid', 'rail'], 'grid'),
  },
  needs: (site, settings) => ({ vehicles: featuredVehicles(site, settings) }),
});
