import type { PageItem } from '@dealer/core/page';

/** The areas of the list of articles; without one a section is below them. */
export const blogAreas = ['top', 'main'] as const;

/** The sections of the list of articles where neither look nor site has others. */
export const blogSectionList: readonly PageItem[] = [{ section: 'postList', area: 'main' }];
