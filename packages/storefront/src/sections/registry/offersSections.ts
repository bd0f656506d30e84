// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as dealerOffers } from '../DealerOffers/section.ts';
import { section as reducedVehicles } from '../ReducedVehicles/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const offersSections: SectionDefinitions = {
  dealerOffers,
  reducedVehicles,
};
