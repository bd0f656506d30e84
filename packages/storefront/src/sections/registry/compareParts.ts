// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as compareNotes } from '../CompareNotes/section.ts';
import { CompareNotes } from '../CompareNotes/CompareNotes.tsx';
import { section as compareTools } from '../CompareTools/section.ts';
import { CompareTools } from '../CompareTools/CompareTools.tsx';
import { section as comparedVehicles } from '../ComparedVehicles/section.ts';
import { ComparedVehicles } from '../ComparedVehicles/ComparedVehicles.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const compareParts: SectionParts = {
  compareNotes: { definition: compareNotes, Component: CompareNotes },
  compareTools: { definition: compareTools, Component: CompareTools },
  comparedVehicles: { definition: comparedVehicles, Component: ComparedVehicles },
};
