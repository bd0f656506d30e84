// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as compareNotes } from '../CompareNotes/section.ts';
import { section as compareTools } from '../CompareTools/section.ts';
import { section as comparedVehicles } from '../ComparedVehicles/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const compareSections: SectionDefinitions = {
  compareNotes,
  compareTools,
  comparedVehicles,
};
