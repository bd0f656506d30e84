import { createContext, use } from 'react';
import type { ComparedSlugs } from '@dealer/core/compare';
import type { Vehicle } from '@dealer/core/vehicle';

/** What the sections of the compare page are about. */
export type PageComparison = Pick<ComparedSlugs, 'leftOut'> & {
  hasFailed: boolean;
  vehicles: readonly Vehicle[];
  /** Slugs that the dealer does not know. */
  unknown: readonly string[];
  /** The way to more vehicles. */
  add: { label: string; href: string };
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  /** Says it to those who do not see the table change. */
  onSay: (text: string) => void;
};

export const CompareContext = createContext<PageComparison | null>(null);

/**
 * The comparison of the page.
 *
 * @example
 * const { vehicles } = usePageComparison();
 */
export const usePageComparison = (): PageComparison => {
  const page = use(CompareContext);
  if (!page) throw new Error('This section needs the compare page.');
  return page;
};
