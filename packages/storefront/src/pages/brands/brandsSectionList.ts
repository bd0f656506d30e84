import type { PageItem } from '@dealer/core/page';

/** The areas of the brands page; without one a section is below them. */
export const brandsAreas = ['top', 'main'] as const;

/** The sections of the brands page where neither look nor site has others. */
export const brandsSectionList: readonly PageItem[] = [{ section: 'brandDirectory', area: 'main' }];
