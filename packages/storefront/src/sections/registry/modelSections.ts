// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as modelForm } from '../ModelForm/section.ts';
import { section as modelHighlights } from '../ModelHighlights/section.ts';
import { section as modelOffers } from '../ModelOffers/section.ts';
import { section as modelOverview } from '../ModelOverview/section.ts';
import { section as modelStock } from '../ModelStock/section.ts';
import { section as modelVersions } from '../ModelVersions/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const modelSections: SectionDefinitions = {
  modelForm,
  modelHighlights,
  modelOffers,
  modelOverview,
  modelStock,
  modelVersions,
};
