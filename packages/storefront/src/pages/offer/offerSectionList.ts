import type { PageItem } from '@dealer/core/page';

/** The sections of an offer’s page where neither look nor site has others. */
export const offerSectionList: readonly PageItem[] = [
  { section: 'offerDetail' },
  { section: 'offerStock' },
  { section: 'offerForm' },
  { section: 'otherOffers' },
];
