import { Suspense, useEffect, useRef } from 'react';
import { errorText } from '@dealer/core/errors';
import { formatKm, formatMoney } from '@dealer/core/format';
import { sliderDebounceMs } from '@dealer/core/limits';
import { ownValue } from '@dealer/core/record';
import { changeRange, facetLabel, rangeBounds, refineRange, snapRange, stockScale } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import styles from './NumberFilter.module.css';

const RangeFilter = later(async () => (await import('@dealer/ui/RangeFilter')).RangeFilter);

/** For the console (specification section 8): the shopper sees the value at the end of the range. */
const logOutOfRange = (error: 'belowRange' | 'aboveRange'): void => console.warn(errorText(error));

/**
 * A filter of two numbers: searches 400 ms after the last move, snapped to thousands; the whole range is no filter (decision B11).
 *
 * @example
 * <NumberFilter attribute="price" state={state} stats={answer.stats.price} counts={answer.facets.price} onChange={update} />
 */
export const NumberFilter = ({ attribute, state, stats, counts, onChange }: { attribute: string; state: SearchState; stats: { min: number; max: number } | undefined; /** How many vehicles have each number, where the slider follows the stock. */ counts?: Readonly<Record<string, number>> | undefined; onChange: (change: (state: SearchState) => SearchState) => void }) => {
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
  const chosen = ownValue(state.ranges, attribute);
  const low = Math.min(Math.max(chosen?.min ?? bounds.min, bounds.min), bounds.max);
  const high = Math.min(Math.max(chosen?.max ?? bounds.max, low), bounds.max);
  const isKm = attribute === 'km';
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <RangeFilter
        label={facetLabel(attribute)}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        {...(site.search.sliderScale === 'stock' && counts ? { scale: stockScale(counts, bounds) } : {})}
        value={[low, high]}
        format={(value) => (isKm ? formatKm(value) : formatMoney(value, site))}
        {...(isKm ? { suffix: 'km' } : { prefix: '$' })}
        onOutOfRange={(end) => logOutOfRange(end === 'below' ? 'belowRange' : 'aboveRange')}
        onCommit={(range) => {
          clearTimeout(timer.current);
          waiting.current = () => {
            waiting.current = undefined;
            const snapped = snapRange(range, bounds);
            const refined = snapped === undefined ? undefined : refineRange(snapped, bounds);
            if (refined?.kind === 'ignored') logOutOfRange(refined.error);
            else onChange((before) => changeRange(before, attribute, refined?.range));
          };
          timer.current = setTimeout(waiting.current, sliderDebounceMs);
        }}
      />
    </Suspense>
  );
};
