// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as filters } from '../Filters/section.ts';
import { section as resultBar } from '../ResultBar/section.ts';
import { section as resultPages } from '../ResultPages/section.ts';
import { section as results } from '../Results/section.ts';
import { section as searchBox } from '../SearchBox/section.ts';
import { section as searchHeading } from '../SearchHeading/section.ts';
import { section as searchPriceBands } from '../SearchPriceBands/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const searchSections: SectionDefinitions = {
  filters,
  resultBar,
  resultPages,
  results,
  searchBox,
  searchHeading,
  searchPriceBands,
};
