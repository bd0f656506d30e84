// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as brandForm } from '../BrandForm/section.ts';
import { section as brandLocations } from '../BrandLocations/section.ts';
import { section as brandModels } from '../BrandModels/section.ts';
import { section as brandStock } from '../BrandStock/section.ts';
import type { SectionDefinitions } from '../section.ts';

export const brandSections: SectionDefinitions = {
  brandForm,
  brandLocations,
  brandModels,
  brandStock,
};
