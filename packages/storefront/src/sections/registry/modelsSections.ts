// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as modelDirectory } from '../ModelDirectory/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const modelsSections: SectionDefinitions = {
  modelDirectory,
};
