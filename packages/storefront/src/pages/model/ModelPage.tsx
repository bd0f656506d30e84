import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { sectionsPage } from '../../sections/SectionsPage.tsx';
import { page } from './page.ts';
import { section as modelOverview } from './sections/ModelOverview/section.ts';
import { ModelOverview } from './sections/ModelOverview/ModelOverview.tsx';
import { section as modelHighlights } from './sections/ModelHighlights/section.ts';
import { ModelHighlights } from './sections/ModelHighlights/ModelHighlights.tsx';
import { section as modelVersions } from './sections/ModelVersions/section.ts';
import { ModelVersions } from './sections/ModelVersions/ModelVersions.tsx';
import { section as modelOffers } from './sections/ModelOffers/section.ts';
import { section as modelStock } from './sections/ModelStock/section.ts';
import { section as modelForm } from './sections/ModelForm/section.ts';
import { ModelForm } from './sections/ModelForm/ModelForm.tsx';

/** A model of the directory. */
export const ModelPage = sectionsPage(page, {
  modelOverview: { definition: modelOverview, Component: ModelOverview },
  modelHighlights: { definition: modelHighlights, Component: ModelHighlights },
  modelVersions: { definition: modelVersions, Component: ModelVersions },
  modelOffers: {
    definition: modelOffers,
    Component: lazyWithPreload(async () => (await import('./sections/ModelOffers/ModelOffers.tsx')).ModelOffers),
  },
  modelStock: {
    definition: modelStock,
    Component: lazyWithPreload(async () => (await import('./sections/ModelStock/ModelStock.tsx')).ModelStock),
  },
  modelForm: { definition: modelForm, Component: ModelForm },
});
