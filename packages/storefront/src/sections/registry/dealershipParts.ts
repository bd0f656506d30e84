// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as locationDetails } from '../LocationDetails/section.ts';
import { LocationDetails } from '../LocationDetails/LocationDetails.tsx';
import { section as locationForm } from '../LocationForm/section.ts';
import { LocationForm } from '../LocationForm/LocationForm.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const dealershipParts: SectionParts = {
  locationDetails: { definition: locationDetails, Component: LocationDetails },
  locationForm: { definition: locationForm, Component: LocationForm },
};
