import type { PageItem } from '@dealer/core/page';

/** The areas of the dealer locator; without one a section is below them. */
export const dealerLocatorAreas = ['top', 'main'] as const;

/** The sections of the dealer locator where neither look nor site has others. */
export const dealerLocatorSectionList: readonly PageItem[] = [{ section: 'locationFinder', area: 'main' }];
