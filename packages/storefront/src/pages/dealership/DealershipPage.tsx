import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as locationDetails } from './sections/LocationDetails/section.ts';
import { LocationDetails } from './sections/LocationDetails/LocationDetails.tsx';
import { section as locationForm } from './sections/LocationForm/section.ts';
import { LocationForm } from './sections/LocationForm/LocationForm.tsx';

/** A location of the dealer. */
export const DealershipPage = sectionsPage(page, {
  locationDetails: { definition: locationDetails, Component: LocationDetails },
  locationForm: { definition: locationForm, Component: LocationForm },
});
