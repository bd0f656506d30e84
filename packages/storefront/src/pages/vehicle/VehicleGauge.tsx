import { useEffect, useState } from 'react';
import { fetchAutoGauge } from '@dealer/api/vehicle';
import { errorText } from '@dealer/core/errors';
import { autoGauge } from '@dealer/core/gauge';
import type { AutoGauge } from '@dealer/core/gauge';
import type { Vehicle } from '@dealer/core/vehicle';
import { PriceGauge } from '@dealer/ui/PriceGauge';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import styles from './VehicleDetails.module.css';

/** How the price stands in its market; nothing at all where the service fails or is unsure (rows 5.G01 to 5.G03, 8.R01). */
export const VehicleGauge = ({ vehicle }: { vehicle: Vehicle }) => {
  const { api, site } = useStorefront();
  const [gauge, setGauge] = useState<AutoGauge>();

  useEffect(() => {
    const stop = new AbortController();
    void fetchAutoGauge(api, { slug: vehicle.slug, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      const read: AutoGauge =
        answer.kind === 'ok' ? autoGauge(answer.value, site) : { kind: 'hidden', reason: 'noData' };
      if (answer.kind === 'failed') console.warn(`${errorText('gaugeFetch')} (${answer.reason}).`);
      else if (read.kind === 'hidden' && read.reason === 'noData') console.info(errorText('gaugeNoData'));
      setGauge(read);
    });
    return () => stop.abort();
  }, [api, site, vehicle]);

  if (gauge === undefined) return <div className={styles.gaugePlace} />;
  if (gauge.kind === 'hidden') return null;
  const { fill, listing, rangeMin, rangeMax, description } = gauge;
  return (
    <section aria-labelledby="price-comparison">
      <SectionHeading id="price-comparison" title="Price comparison" />
      <PriceGauge fill={fill} listing={listing} rangeMin={rangeMin} rangeMax={rangeMax} description={description} />
    </section>
  );
};
