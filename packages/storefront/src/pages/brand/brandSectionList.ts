import type { PageItem } from '@dealer/core/page';

/** The areas of a brand’s page; without one a section is below them. */
export const brandAreas = ['top', 'main'] as const;

/** The sections of a brand’s page where neither look nor site has others. */
export const brandSectionList: readonly PageItem[] = [
  { section: 'brandModels', area: 'main' },
  { section: 'brandStock', area: 'main' },
  { section: 'brandLocations', area: 'main' },
  { section: 'brandForm', area: 'main' },
];
