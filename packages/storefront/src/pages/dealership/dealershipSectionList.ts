import type { PageItem } from '@dealer/core/page';

/** The areas of a dealership's page; without one a section is below them. */
export const dealershipAreas = ['top', 'main'] as const;

/** The sections of a dealership's page where neither look nor site has others. */
export const dealershipSectionList: readonly PageItem[] = [
  { section: 'locationDetails', area: 'main' },
  { section: 'locationForm', area: 'main' },
];
