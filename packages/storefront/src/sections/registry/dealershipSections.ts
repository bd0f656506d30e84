// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as locationDetails } from '../LocationDetails/section.ts';
import { section as locationForm } from '../LocationForm/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const dealershipSections: SectionDefinitions = {
  locationDetails,
  locationForm,
};
