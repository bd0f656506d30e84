import type { TextFor } from '@dealer/core/texts';
import { useEffect, useState } from 'react';
import { fetchSalesThisMonth } from '@dealer/api/vehicle';
import { ratingOf } from '@dealer/core/contact';
import { formatCount } from '@dealer/core/format';
import type { Site } from '@dealer/core/site';
import { SalesCounter as Counter, type SalesFigure } from '@dealer/ui/SalesCounter';
import { Section } from '@dealer/ui/Section';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { SalesCounterPlaceholder } from './SalesCounterPlaceholder.tsx';

/** How often the counter of this month's sales is updated (decision F1). */
const salesCounterPollMs = 150_000;

/** What else a dealer counts: its locations, if there are several, and the reviews that they have. */
const figuresOf = ({ locations }: Site, t: TextFor): SalesFigure[] => {
  const visible = locations.filter(({ visible: isVisible }) => isVisible);
  const reviews = visible.reduce((sum, location) => sum + (ratingOf(location)?.count ?? 0), 0);
  return [
    ...(visible.length > 1 ? [{ value: formatCount(visible.length), label: t('Locations') }] : []),
    ...(reviews > 0 ? [{ value: formatCount(reviews), label: t('Customer reviews') }] : []),
  ];
};

/** Sales of the month so far by the dealer's own records, read every 150 seconds; nothing without that figure (decision F1). */
export const SalesCounter = () => {
  const t = useTexts();
  const { site, api } = useStorefront();
  const isOn = site.plugins.salesCounter;
  const [count, setCount] = useState<number | 'none'>();
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    const read = (): void =>
      void fetchSalesThisMonth(api, { signal: stop.signal }).then((sales) => {
        // A failed call leaves the figure that is there.
        if (!stop.signal.aborted) setCount((before) => sales ?? before ?? 'none');
      });
    read();
    const timer = setInterval(read, salesCounterPollMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [isOn, api]);
  if (!isOn || count === 'none') return null;
  // Its room is there until the figure comes, so that nothing below it moves.
  if (count === undefined) return <SalesCounterPlaceholder />;
  return (
    <Section label={t('Sales this Month')} tone="inverse">
      <Counter count={formatCount(count)} figures={figuresOf(site, t)} />
    </Section>
  );
};
