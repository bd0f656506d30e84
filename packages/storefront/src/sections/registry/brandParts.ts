// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as brandForm } from '../BrandForm/section.ts';
import { BrandForm } from '../BrandForm/BrandForm.tsx';
import { section as brandLocations } from '../BrandLocations/section.ts';
import { BrandLocations } from '../BrandLocations/BrandLocations.tsx';
import { section as brandModels } from '../BrandModels/section.ts';
import { BrandModels } from '../BrandModels/BrandModels.tsx';
import { section as brandStock } from '../BrandStock/section.ts';
import { BrandStock } from '../BrandStock/BrandStock.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const brandParts: SectionParts = {
  brandForm: { definition: brandForm, Component: BrandForm },
  brandLocations: { definition: brandLocations, Component: BrandLocations },
  brandModels: { definition: brandModels, Component: BrandModels },
  brandStock: { definition: brandStock, Component: BrandStock },
};
