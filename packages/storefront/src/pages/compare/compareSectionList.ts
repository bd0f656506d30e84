import type { PageItem } from '@dealer/core/page';

/** The areas of the compare page; without one a section is below them. */
export const compareAreas = ['top', 'main'] as const;

/** The sections of the compare page where neither look nor site has others. */
export const compareSectionList: readonly PageItem[] = [
  { section: 'compareNotes', area: 'main' },
  { section: 'compareTools', area: 'main' },
  { section: 'comparedVehicles', area: 'main' },
];
