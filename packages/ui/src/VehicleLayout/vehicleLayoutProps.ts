import type { ReactNode } from 'react';

/** The areas of a vehicle's page. */
export type VehicleLayoutProps = {
  /** Parts without layout: the document title, structured data. */
  extras: ReactNode;
  /** The way to the page, above everything. */
  breadcrumbs: ReactNode;
  /** Replaces gallery, summary, side, lead and body: the vehicle is sold, and only similar ones are shown. */
  instead: ReactNode;
  /** Pictures, film and 360 view. */
  gallery: ReactNode;
  /** Title, price and actions. */
  summary: ReactNode;
  /** What a site puts below the summary; null where there is nothing. */
  side: { label: string; content: ReactNode } | null;
  /** What matters most: next to summary and side as far down as they reach, below them over the whole width. */
  lead: ReactNode;
  /** Everything else that is known, with a table of contents on wide screens. */
  body: ReactNode;
  /** Over the whole width, below everything else. */
  below: ReactNode;
};
