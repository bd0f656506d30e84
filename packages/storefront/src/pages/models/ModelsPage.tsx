import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as modelDirectory } from './sections/ModelDirectory/section.ts';
import { ModelDirectory } from './sections/ModelDirectory/ModelDirectory.tsx';

export const ModelsPage = sectionsPage(page, {
  modelDirectory: { definition: modelDirectory, Component: ModelDirectory },
});
