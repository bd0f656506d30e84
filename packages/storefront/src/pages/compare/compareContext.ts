import type { ComparedSlugs } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { pageContext } from '../pageContext.ts';

/** What the sections of the compare page are about. */
export type PageComparison = Pick<ComparedSlugs, 'leftOut'> & {
  hasFailed: boolean;
  vehicles: readonly Vehicle[];
  /** Slugs that the dealer does not know. */
  unknown: readonly string[];
  /** Address where more vehicles can be added. */
  add: { label: string; href: string };
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  /** Announces a change of the table to screen readers. */
  onSay: (text: string) => void;
};

/** The comparison of the page. */
export const [CompareContext, usePageComparison] = pageContext<PageComparison>('the compare page');
