import type { ReactNode } from 'react';

/** How filters are drawn: as a column, or as a bar of drop-downs. */
export type FilterPresentation = 'side' | 'bar';

/** The areas of a search page. */
export type SearchLayoutProps = {
  /** Over the whole width, above everything else. */
  top: ReactNode;
  /** Heading and search box. */
  head: ReactNode;
  /** Draws the filters; null where the page has none, or has them in a sheet. */
  filters: ((as: FilterPresentation) => ReactNode) | null;
  /** The results: a section that its heading names, and which takes the focus of a filter that is removed. */
  results: { headingId: string; heading: string; isBusy: boolean; content: ReactNode };
  /** Over the whole width, below everything else. */
  below: ReactNode;
  /** What has no room in the page: the bar that shows that a search is running, the sheet with the filters of a phone. */
  extras: ReactNode;
};
