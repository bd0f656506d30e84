// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as brandDirectory } from '../BrandDirectory/section.ts';
import { BrandDirectory } from '../BrandDirectory/BrandDirectory.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const brandsParts: SectionParts = {
  brandDirectory: { definition: brandDirectory, Component: BrandDirectory },
};
