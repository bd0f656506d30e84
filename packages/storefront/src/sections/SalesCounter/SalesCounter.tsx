import { useEffect, useState } from 'react';
import { ratingOf } from '@dealer/core/contact';
import { formatCount } from '@dealer/core/format';
import { salesCounterPollMs } from '@dealer/core/limits';
import { salesThisMonth } from '@dealer/core/offers';
import type { Site } from '@dealer/core/site';
import { SalesCounter as Counter, type SalesFigure } from '@dealer/ui/SalesCounter';
import { Section } from '@dealer/ui/Section';
import { useStorefront } from '../../boot/storefront.ts';

/** What else a dealer counts: its locations, if there are several, and the reviews that they have. */
const figuresOf = ({ locations }: Site): SalesFigure[] => {
  const visible = locations.filter(({ visible: isVisible }) => isVisible);
  const reviews = visible.reduce((sum, location) => sum + (ratingOf(location)?.count ?? 0), 0);
  return [
    ...(visible.length > 1 ? [{ value: formatCount(visible.length), label: 'Locations' }] : []),
    ...(reviews > 0 ? [{ value: formatCount(reviews), label: 'Customer reviews' }] : []),
  ];
};

/** Sales of the month so far, read again every 150 seconds (decision F1). */
export const SalesCounter = () => {
  const { site, now } = useStorefront();
  const isOn = site.plugins.salesCounter;
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setTime(now()), salesCounterPollMs);
    return () => clearInterval(timer);
  }, [isOn, now]);
  return isOn ? (
    <Section label="Sales this Month" tone="inverse">
      <Counter count={formatCount(salesThisMonth(time))} figures={figuresOf(site)} />
    </Section>
  ) : null;
};
