import { Suspense, useEffect, useRef } from 'react';
import { errorText } from '@dealer/core/errors';
import { formatKm, formatMoney } from '@dealer/core/format';
import {
  sliderDebounceMs,
  sliderSnap,
  changeRange,
  facetHeading,
  facetRange,
  refineRange,
  type SearchState,
  sliderRange,
  snapValue,
  stockHistogram,
  stockScale,
} from '@dealer/core/search';
import { ownValue } from '@dealer/core/data';
import type { SearchResponse } from '@dealer/search/answers';
import { useStorefront } from '../../../boot/storefront.ts';
import { ErrorRegion } from '../../../errors/ErrorRegion.tsx';
import { lazyWithPreload } from '../../../pageStart/later/lazyWithPreload.tsx';
import styles from './NumberFilter.module.css';

const RangeFilter = lazyWithPreload(async () => (await import('@dealer/ui/RangeFilter')).RangeFilter);

/** For the console: the shopper sees the value at the end of the range. */
const logOutOfRange = (error: 'belowRange' | 'aboveRange'): void => console.warn(errorText(error));

type NumberFilterProps = {
  attribute: string;
  state: SearchState;
  answer: Pick<SearchResponse, 'facets' | 'stats' | 'stock'> | undefined;
  onChange: (change: (state: SearchState) => SearchState) => void;
};

/**
 * A filter of two numbers: searches 400 ms after the last move. A thumb snaps to thousands, a typed number stays exact; the upper end is
 * no limit, the whole range no filter (decisions B11, G13). With `sliderScale: 'stock'` the track follows the whole stock, and bars show
 * where the present results are in it.
 */
export const NumberFilter = ({ attribute, state, answer, onChange }: NumberFilterProps) => {
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

  const bounds = facetRange(attribute, ownValue(answer?.stats ?? {}, attribute));
  const scale =
    site.search.sliderScale === 'stock'
      ? stockScale(ownValue(answer?.stock ?? {}, attribute) ?? {}, bounds)
      : undefined;
  const chosen = ownValue(state.ranges, attribute);
  const low = Math.min(Math.max(chosen?.min ?? bounds.min, bounds.min), bounds.max);
  const high = Math.min(Math.max(chosen?.max ?? bounds.max, low), bounds.max);
  const isKm = attribute === 'km';
  return (
    // Where its code does not come, the other filters remain.
    <ErrorRegion name={`filter ${attribute}`}>
      <Suspense fallback={<div className={styles.waiting} data-bars={scale !== undefined} />}>
        <RangeFilter
          label={facetHeading(attribute)}
          min={bounds.min}
          max={bounds.max}
          {...(scale
            ? { scale, bars: stockHistogram(ownValue(answer?.facets ?? {}, attribute) ?? {}, scale), step: sliderSnap }
            : { step: bounds.step })}
          hasOpenEnd
          snap={(value) => snapValue(value, bounds)}
          value={[low, high]}
          format={(value) => (isKm ? formatKm(value) : formatMoney(value, site))}
          {...(isKm ? { suffix: 'km' } : { prefix: '$' })}
          onOutOfRange={(end) => logOutOfRange(end === 'below' ? 'belowRange' : 'aboveRange')}
          onCommit={(range) => {
            clearTimeout(timer.current);
            waiting.current = () => {
              waiting.current = undefined;
              const meant = sliderRange(range, bounds);
              const refined = meant === undefined ? undefined : refineRange(meant, bounds);
              if (refined?.kind === 'ignored') logOutOfRange(refined.error);
              else onChange((before) => changeRange(before, attribute, refined?.range));
            };
            timer.current = setTimeout(waiting.current, sliderDebounceMs);
          }}
        />
      </Suspense>
    </ErrorRegion>
  );
};
