import { useState } from 'react';
import { formatMoney } from '@dealer/core/format';
import { sliderDebounceMs } from '@dealer/core/limits';
import { changeRange, nounFor, priceSearchBounds, refinementFilter, resultNoun, serialiseSearchUrl, showResultsLabel, startSearchState } from '@dealer/core/search';
import { RangeFilter } from '@dealer/ui/RangeFilter';
import { ShowResultsButton } from '@dealer/ui/ShowResultsButton';
import { useStorefront } from '../boot/storefront.ts';
import styles from './PriceRangeSearch.module.css';
import { useStockAnswer } from './useStockAnswer.ts';

/**
 * A search that starts from what it may cost: a slider over the prices, how many there are, and the way to them (rows 2.F11, 2.S11
 * to 2.S13, 5.S07).
 *
 * @example
 * <PriceRangeSearch label="Price" />
 */
export const PriceRangeSearch = ({ label }: { label: string }) => {
  const { site } = useStorefront();
  const [chosen, setChosen] = useState<readonly [number, number]>();
  const start = startSearchState(site);
  const stateOf = ([min, max]: readonly [number, number]) => changeRange(start, 'price', { min, max });

  // The bounds depend on what is known of the prices; the range asked for on the bounds: the first call knows neither.
  const [known, setKnown] = useState<{ min: number; max: number }>();
  const bounds = priceSearchBounds(site, known);
  const low = Math.min(chosen?.[0] ?? bounds.min, bounds.max);
  const range = [low, Math.max(low, Math.min(chosen?.[1] ?? bounds.max, bounds.max))] as const;
  const isWhole = range[0] === bounds.min && range[1] === bounds.max;
  const state = isWhole ? start : stateOf(range);
  const counts = useStockAnswer(
    [
      { filter: refinementFilter(start), facets: ['price'], hitsPerPage: 0, page: 1 },
      { filter: refinementFilter(state), facets: ['item_type'], hitsPerPage: 0, page: 1 },
    ],
    sliderDebounceMs,
  );
  const found = counts?.[1];
  const noun = found ? resultNoun({ count: found.total, itemTypes: found.facets['item_type'] }, site) : site.vehicleNoun;
  const stats = counts?.[0]?.stats['price'];
  if (stats && (stats.min !== known?.min || stats.max !== known.max)) setKnown(stats);

  return (
    <div className={styles.search}>
      <RangeFilter label={label} min={bounds.min} max={bounds.max} step={bounds.step} value={range} prefix="$" format={(value) => formatMoney(value, site)} onCommit={setChosen} />
      <ShowResultsButton
        count={found?.total}
        labelFor={(count) => showResultsLabel(count, noun).label}
        waitingLabel={`Show Me ${nounFor(2, noun)}`}
        href={serialiseSearchUrl(state, { site })}
      />
    </div>
  );
};
