import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatKm, formatMoney } from '@dealer/core/format';
import { changeRange, facetLabel, rangeBounds, snapRange } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { useStorefront } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';
import styles from './NumberFilter.module.css';

const RangeFilter = lazy(async () => ({ default: (await loadTwice(() => import('@dealer/ui/RangeFilter'))).RangeFilter }));

/** Specification section 9: sliders wait 400 ms. */
const debounceMs = 400;

/**
 * A filter of two numbers: searches 400 ms after the last move, snapped to thousands; the whole range is no filter (decision B11).
 *
 * @example
 * <NumberFilter attribute="price" state={state} stats={answer.stats.price} onChange={update} />
 */
export const NumberFilter = ({ attribute, state, stats, onChange }: { attribute: string; state: SearchState; stats: { min: number; max: number } | undefined; onChange: (change: (state: SearchState) => SearchState) => void }) => {
  const { site } = useStorefront();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  // Closing the sheet or menu is an answer too: what was chosen there is searched at once, not forgotten.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );

  const bounds = rangeBounds(attribute, stats);
  const chosen = state.ranges[attribute];
  const low = Math.min(Math.max(chosen?.min ?? bounds.min, bounds.min), bounds.max);
  const high = Math.min(Math.max(chosen?.max ?? bounds.max, low), bounds.max);
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <RangeFilter
        label={facetLabel(attribute)}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={[low, high]}
        format={(value) => (attribute === 'km' ? formatKm(value) : formatMoney(value, site))}
        onCommit={(range) => {
          clearTimeout(timer.current);
          waiting.current = () => {
            waiting.current = undefined;
            onChange((before) => changeRange(before, attribute, snapRange(range, bounds)));
          };
          timer.current = setTimeout(waiting.current, debounceMs);
        }}
      />
    </Suspense>
  );
};
