import type { PageItem } from '@dealer/core/page';

/** The sections of a model's page where neither look nor site has others. */
export const modelSectionList: readonly PageItem[] = [
  { section: 'modelOverview' },
  { section: 'modelHighlights' },
  { section: 'modelVersions' },
  { section: 'modelOffers' },
  { section: 'modelStock' },
  { section: 'modelForm' },
];
