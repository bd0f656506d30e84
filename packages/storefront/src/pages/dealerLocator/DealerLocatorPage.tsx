import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as locationFinder } from './sections/LocationFinder/section.ts';
import { LocationFinder } from './sections/LocationFinder/LocationFinder.tsx';

/** Finds the nearest location. */
export const DealerLocatorPage = sectionsPage(page, {
  locationFinder: { definition: locationFinder, Component: LocationFinder },
});
