import { useEffect, useState } from 'react';
import { formatCount } from '@dealer/core/format';
import { salesCounterPollMs } from '@dealer/core/limits';
import { salesThisMonth } from '@dealer/core/offers';
import { SalesCounter as Counter } from '@dealer/ui/SalesCounter';
import { Section } from '@dealer/ui/Section';
import { useStorefront } from '../../boot/storefront.ts';

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
    <Section label="Sales this Month">
      <Counter count={formatCount(salesThisMonth(time))} />
    </Section>
  ) : null;
};
