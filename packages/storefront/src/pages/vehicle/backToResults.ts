import type { MouseEvent } from 'react';

/** The browser's history of this tab; Safari before 26.2 and Firefox before 147 have none. */
type TabHistory = {
  entries: () => { url: string | null }[];
  currentEntry: { index: number } | null;
};

/**
 * Leads back to the results that the vehicle was opened from, with their filters and scroll position, where the browser tells that the
 * page before this one was a search. Otherwise the link's own address counts.
 */
export const backToResults = (event: MouseEvent): void => {
  const { navigation } = globalThis as { navigation?: TabHistory };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!/^\/(search|used-car)(\/|$)/.test(new URL(before).pathname)) return;
  event.preventDefault();
  history.back();
};
