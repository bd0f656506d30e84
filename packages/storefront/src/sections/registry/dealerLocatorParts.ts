// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as locationFinder } from '../LocationFinder/section.ts';
import { LocationFinder } from '../LocationFinder/LocationFinder.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const dealerLocatorParts: SectionParts = {
  locationFinder: { definition: locationFinder, Component: LocationFinder },
};
