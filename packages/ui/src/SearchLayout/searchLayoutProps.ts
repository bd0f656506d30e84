import type { ReactNode } from 'react';

/** How filters are drawn: as a column, or as a bar of drop-downs. */
export type FilterPresentation = 'side' | 'bar';

/** The areas of a search page. */
export type SearchLayoutProps = {
  /** Over the whole width, above everything else. */
  top?: ReactNode;
  /** Heading and search box. */
  head: ReactNode;
  /** Draws the filters; null where the page has none, or has them in a sheet. */
  filters: ((as: FilterPresentation) => ReactNode) | null;
  /** The results: a section named by its heading, which takes the focus after a filter is removed. `isBusy`: newer results are loading. */
  results: { headingId: string; heading: string; isBusy?: boolean; content: ReactNode };
  /** What a look or site puts next to the results; null where there is nothing. `label` names its landmark. */
  aside?: { label: string; content: ReactNode } | null;
  /** Over the whole width, below everything else. */
  below?: ReactNode;
  /** Overlays: the loading bar, the sheet with the filters on a phone. */
  extras?: ReactNode;
};
