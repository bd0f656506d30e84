import type { PageItem } from '@dealer/core/page';

/** The areas of the offers page; without one a section is below them. */
export const offersAreas = ['top', 'main'] as const;

/** The sections of the offers page where neither look nor site has others. */
export const offersSectionList: readonly PageItem[] = [
  { section: 'dealerOffers', area: 'main' },
  { section: 'reducedVehicles', area: 'main' },
];
