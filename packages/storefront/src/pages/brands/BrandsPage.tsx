import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as brandDirectory } from './sections/BrandDirectory/section.ts';
import { BrandDirectory } from './sections/BrandDirectory/BrandDirectory.tsx';

/** The brands that the dealer sells. */
export const BrandsPage = sectionsPage(page, {
  brandDirectory: { definition: brandDirectory, Component: BrandDirectory },
});
