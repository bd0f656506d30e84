import { useMemo } from 'react';
import { parseVehicle, type Vehicle } from '@dealer/core/vehicle';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { hasFailed } from './answerFailures.ts';
import { focusOn } from './focusOn.ts';
import { useFilters } from './useFilters.ts';

/** The texts of a list without vehicles. */
export type VehiclesTexts = {
  failedTitle: string;
  failedText: string;
  retry: string;
  /** No vehicle has what the visitor searches for. */
  noMatchTitle: string;
  noMatchText: string;
  clear: string;
  /** There is no vehicle at all. */
  noStockTitle: string;
  noStockText: string;
  /** The page of the address is beyond the last one. */
  noPageTitle: string;
  noPageText: string;
  firstPage: string;
};

const defaultTexts: VehiclesTexts = {
  failedTitle: 'The cars did not load',
  failedText: 'Please try again.',
  retry: 'Try again',
  noMatchTitle: 'No cars match',
  noMatchText: 'Remove a filter, or search for something else.',
  clear: 'Clear filters',
  noStockTitle: 'No cars',
  noStockText: 'There are no cars in stock at the moment.',
  noPageTitle: 'There are no more cars',
  noPageText: 'This page is beyond the last one.',
  firstPage: 'Go to the first page',
};

/** The vehicles of a page of results, or what is shown instead of them. */
export type VehiclesState =
  | { kind: 'loading'; isBusy: true }
  /** `error` has the props of `ErrorState`. */
  | { kind: 'failed'; error: { title: string; text: string; retryLabel: string; onRetry: () => void } }
  /** `empty` has the props of `EmptyState`, `action` those of its button. */
  | { kind: 'none'; empty: { title: string; text: string }; action: { children: string; onClick: () => void } }
  /** `isBusy`: a newer result is loading. */
  | { kind: 'vehicles'; vehicles: readonly Vehicle[]; isBusy: boolean };

/**
 * The vehicles of the page of results; malformed ones are dropped. Without vehicles it has what to show instead: while they load, after a
 * failure, where none match, and beyond the last page. Its buttons move the focus to the element with the id `focusId`, because they
 * disappear. A retry repeats the search with everything that is chosen.
 */
export const useVehicles = ({
  texts,
  focusId = 'results',
}: {
  texts?: Partial<VehiclesTexts>;
  focusId?: string;
} = {}): VehiclesState => {
  const { items } = useHits();
  const { results, error, status, refresh, setIndexUiState } = useInstantSearch({ catchError: true });
  const { isFiltered, clear } = useFilters();
  const vehicles = useMemo(
    () =>
      items.flatMap((hit) => {
        const parsed = parseVehicle(hit);
        return parsed.kind === 'vehicle' ? [parsed.vehicle] : [];
      }),
    [items],
  );
  const t = { ...defaultTexts, ...texts };
  const button = (children: string, act: () => void) => ({
    children,
    onClick: () => {
      act();
      focusOn(focusId);
    },
  });
  if (error || hasFailed(results))
    return {
      kind: 'failed',
      error: {
        title: t.failedTitle,
        text: t.failedText,
        retryLabel: t.retry,
        onRetry: () => {
          refresh();
          focusOn(focusId);
        },
      },
    };
  if (results.__isArtificial) return { kind: 'loading', isBusy: true };
  if (vehicles.length > 0) return { kind: 'vehicles', vehicles, isBusy: status === 'stalled' };
  if (results.nbHits > 0 && results.page >= results.nbPages)
    return {
      kind: 'none',
      empty: { title: t.noPageTitle, text: t.noPageText },
      action: button(t.firstPage, () => setIndexUiState(({ page: _, ...others }) => others)),
    };
  return isFiltered
    ? { kind: 'none', empty: { title: t.noMatchTitle, text: t.noMatchText }, action: button(t.clear, clear) }
    : { kind: 'none', empty: { title: t.noStockTitle, text: t.noStockText }, action: button(t.retry, refresh) };
};
