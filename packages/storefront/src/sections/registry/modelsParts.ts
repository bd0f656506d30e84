// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { section as modelDirectory } from '../ModelDirectory/section.ts';
import { ModelDirectory } from '../ModelDirectory/ModelDirectory.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const modelsParts: SectionParts = {
  modelDirectory: { definition: modelDirectory, Component: ModelDirectory },
};
