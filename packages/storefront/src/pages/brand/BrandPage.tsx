import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as brandModels } from './sections/BrandModels/section.ts';
import { BrandModels } from './sections/BrandModels/BrandModels.tsx';
import { section as brandStock } from './sections/BrandStock/section.ts';
import { BrandStock } from './sections/BrandStock/BrandStock.tsx';
import { section as brandLocations } from './sections/BrandLocations/section.ts';
import { BrandLocations } from './sections/BrandLocations/BrandLocations.tsx';
import { section as brandForm } from './sections/BrandForm/section.ts';
import { BrandForm } from './sections/BrandForm/BrandForm.tsx';

/** A brand that the dealer sells. */
export const BrandPage = sectionsPage(page, {
  brandModels: { definition: brandModels, Component: BrandModels },
  brandStock: { definition: brandStock, Component: BrandStock },
  brandLocations: { definition: brandLocations, Component: BrandLocations },
  brandForm: { definition: brandForm, Component: BrandForm },
});
