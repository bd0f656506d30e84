import type { PageItem } from '@dealer/core/page';

/** The areas of the search page; without one a section is below them. */
export const searchAreas = ['top', 'head', 'filters', 'results'] as const;

/** The sections of the search page where neither look nor site has others. */
export const searchSectionList: readonly PageItem[] = [
  { section: 'searchHeading', area: 'head' },
  { section: 'searchBox', area: 'head' },
  { section: 'filters', area: 'filters' },
  { section: 'resultBar', area: 'results' },
  { section: 'results', area: 'results' },
  { section: 'resultPages', area: 'results' },
];
