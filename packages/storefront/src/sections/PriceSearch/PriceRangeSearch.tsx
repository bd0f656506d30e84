import { useMemo, useState } from 'react';
import { formatMoney } from '@dealer/core/format';
import {
  sliderDebounceMs,
  changeRange,
  nounFor,
  numberCounts,
  priceSearchRange,
  refinementFilter,
  resultNoun,
  serialiseSearchUrl,
  showResultsLabel,
  sliderRange,
  startSearchState,
  stockHistogram,
  stockScale,
} from '@dealer/core/search';
import { RangeFilter } from '@dealer/ui/RangeFilter';
import { ShowResultsButton } from '@dealer/ui/ShowResultsButton';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './PriceRangeSearch.module.css';
import { useStockAnswer } from '../../stock/useStockAnswer.ts';

/**
 * A slider over the prices of the stock, with the number of vehicles and a link to them. Its upper end means no limit (decision G13).
 */
export const PriceRangeSearch = ({ label }: { label: string }) => {
  const { site } = useStorefront();
  const [chosen, setChosen] = useState<readonly [number, number]>();
  const start = startSearchState(site);

  // The slider's bounds need the prices of the stock, and the query needs the bounds: the first call has neither.
  const [known, setKnown] = useState<{ min: number; max: number }>();
  const bounds = priceSearchRange(site, known);
  const low = Math.min(chosen?.[0] ?? bounds.min, bounds.max);
  const range = [low, Math.max(low, Math.min(chosen?.[1] ?? bounds.max, bounds.max))] as const;
  const state = changeRange(start, 'price', sliderRange(range, bounds));
  const counts = useStockAnswer(
    [
      { filter: refinementFilter(start), facets: ['price'], hitsPerPage: 0, page: 1 },
      { filter: refinementFilter(state), facets: ['item_type'], hitsPerPage: 0, page: 1 },
    ],
    sliderDebounceMs,
  );
  const found = counts?.[1];
  const noun = found
    ? resultNoun({ count: found.total, itemTypes: found.facets['item_type'] }, site)
    : site.vehicleNoun;
  const all = counts?.[0];
  const stats = all?.stats['price'];
  if (stats && (stats.min !== known?.min || stats.max !== known.max)) setKnown(stats);

  const prices = useMemo(() => numberCounts(all?.facets['price'] ?? {}, all?.total ?? 0), [all]);
  const scale = site.search.sliderScale === 'stock' ? stockScale(prices, bounds) : undefined;

  return (
    <div className={styles.search}>
      <RangeFilter
        label={label}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        {...(scale ? { scale, bars: stockHistogram(prices, scale) } : {})}
        hasOpenEnd
        value={range}
        prefix="$"
        format={(value) => formatMoney(value, site)}
        onCommit={setChosen}
      />
      <ShowResultsButton
        count={found?.total}
        labelFor={(count) => showResultsLabel(count, noun).label}
        waitingLabel={`Show Me ${nounFor(2, noun)}`}
        href={serialiseSearchUrl(state, { site })}
      />
    </div>
  );
};
