import { useEffect, useMemo, useState } from 'react';
import { lruCache } from '@dealer/api/http';
import type { SearchState } from '@dealer/core/search';
import { searchKey } from '@dealer/search/hooks';
import type { SearchAnswer, VehicleSearch } from '@dealer/search/hooks';
import { useStorefront } from '../../boot/storefront.ts';

/** What the screen shows of a search, and of which. */
export type ShownAnswer = {
  answer: SearchAnswer | undefined;
  /** The answer is that to what is asked; else it is still that of an earlier search. */
  isCurrent: boolean;
  /** The search that heading and chips tell of. */
  told: SearchState;
  /** The answer is on its way for so long that the screen says so. */
  isSlow: boolean;
};

/** Less than this passes for at once: nothing is said of a wait that is over before it can be read. */
const patienceMs = 100;

/**
 * The answer to show. One that this very search had before comes at once, so that Back shows it in the commit that restores the
 * scroll position (design: search client and cache belong to the storefront). Until the right one is there the last good one stays;
 * one that comes late, for a search left behind, is kept for Back and changes nothing on the screen.
 *
 * What tells of a choice (heading, chips, count) changes with its answer, in one step; where the answer takes longer, after a tenth
 * of a second without it. What was pressed shows it at once.
 *
 * `addressed` is the search of the address where Back or Forward led to it, a moment before the search follows.
 *
 * @example
 * const { answer, isCurrent, told, isSlow } = useShownAnswer(useVehicleSearch(), addressed);
 */
export const useShownAnswer = (
  { answer, key, state, status }: VehicleSearch,
  addressed: SearchState | undefined,
): ShownAnswer => {
  const { site, keep } = useStorefront();
  const asked = addressed ?? state;
  const wanted = useMemo(() => (addressed ? searchKey(addressed, site) : key), [addressed, site, key]);
  const [shown, setShown] = useState<{ answer: SearchAnswer | undefined; told: SearchState; key: string }>({
    answer: undefined,
    told: asked,
    key: wanted,
  });
  const known = keep('searchAnswers', () => lruCache<SearchAnswer>(site.search.searchCacheLimit));
  useEffect(() => {
    if (answer && !known.get(answer.key)) known.set(answer.key, answer);
  }, [known, answer]);
  const fits = answer !== undefined && (answer.key === wanted || (status === 'ready' && wanted === key));
  const current = known.get(wanted) ?? (fits ? answer : undefined);
  const isSettled = current !== undefined || status === 'failed' || shown.answer === undefined;
  const next = isSettled ? { answer: current ?? shown.answer, told: asked, key: wanted } : shown;
  if (next.answer !== shown.answer || next.key !== shown.key) setShown(next);
  const isTold = next.key === wanted;
  useEffect(() => {
    if (isTold) return undefined;
    const timer = setTimeout(() => setShown((before) => ({ ...before, told: asked, key: wanted })), patienceMs);
    return () => clearTimeout(timer);
  }, [isTold, asked, wanted]);
  return {
    answer: next.answer,
    isCurrent: current !== undefined,
    told: next.told,
    isSlow: current === undefined && status !== 'failed' && isTold,
  };
};
