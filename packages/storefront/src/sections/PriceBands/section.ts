import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '../section.ts';
import { bandQuery } from './priceBand.ts';

/** Ways into the search by price, from `home.priceBands`. */
export const section = defineSection({
  settings: {
    /** Its heading; null is the phrase `home.priceBands`. */
    title: nullable(filledText()),
  },
  needs: (site) => ({ samples: site.home.priceBands.map((band) => bandQuery(site, band)) }),
});
