// Written from the folders of sections by tools/checks/src/sections/writeSections.ts. Do not edit.
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { section as modelForm } from '../ModelForm/section.ts';
import { ModelForm } from '../ModelForm/ModelForm.tsx';
import { section as modelHighlights } from '../ModelHighlights/section.ts';
import { ModelHighlights } from '../ModelHighlights/ModelHighlights.tsx';
import { section as modelOffers } from '../ModelOffers/section.ts';
import { section as modelOverview } from '../ModelOverview/section.ts';
import { ModelOverview } from '../ModelOverview/ModelOverview.tsx';
import { section as modelStock } from '../ModelStock/section.ts';
import { section as modelVersions } from '../ModelVersions/section.ts';
import { ModelVersions } from '../ModelVersions/ModelVersions.tsx';
import type { SectionParts } from '../SectionView.tsx';

export const modelParts: SectionParts = {
  modelForm: { definition: modelForm, Component: ModelForm },
  modelHighlights: { definition: modelHighlights, Component: ModelHighlights },
  modelOffers: { definition: modelOffers, Component: lazyWithPreload(async () => (await import('../ModelOffers/ModelOffers.tsx')).ModelOffers) },
  modelOverview: { definition: modelOverview, Component: ModelOverview },
  modelStock: { definition: modelStock, Component: lazyWithPreload(async () => (await import('../ModelStock/ModelStock.tsx')).ModelStock) },
  modelVersions: { definition: modelVersions, Component: ModelVersions },
};
