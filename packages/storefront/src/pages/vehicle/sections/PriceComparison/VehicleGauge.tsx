import { useEffect, useState } from 'react';
import { fetchAutoGauge } from '@dealer/api/vehicle';
import { errorText } from '@dealer/core/errors';
import { autoGauge, type AutoGauge } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { PriceGauge } from '@dealer/ui/PriceGauge';
import { useTexts } from '@dealer/ui/Texts';
import { type Storefront, useStorefront } from '../../../../boot/storefront.ts';
import { VehicleSection } from '../../VehicleSection.tsx';
import { vehiclePlugins } from '../../websiteSession.ts';
import styles from '../../VehicleDetails.module.css';

const noGauge: AutoGauge = { kind: 'hidden', reason: 'noData' };

const askGauge = async (vehicle: Vehicle, storefront: Storefront, signal: AbortSignal): Promise<AutoGauge> => {
  const { api, site } = storefront;
  if (!(await vehiclePlugins(vehicle, storefront)).includes('Autogauge') || signal.aborted) return noGauge;
  const answer = await fetchAutoGauge(api, { slug: vehicle.slug, signal });
  if (answer.kind === 'failed') {
    if (!signal.aborted) console.warn(`${errorText('gaugeFetch')} (${answer.reason}).`);
    return noGauge;
  }
  const read = autoGauge(answer.value, site);
  if (read.kind === 'hidden' && read.reason === 'noData') console.info(errorText('gaugeNoData'));
  return read;
};

/**
 * The price compared with the market; nothing if the website session does not allow it, or if the service fails or has too little
 * data.
 */
export const VehicleGauge = ({ vehicle }: { vehicle: Vehicle }) => {
  const t = useTexts();
  const storefront = useStorefront();
  const [gauge, setGauge] = useState<AutoGauge>();

  useEffect(() => {
    const stop = new AbortController();
    void askGauge(vehicle, storefront, stop.signal).then((read) => {
      if (!stop.signal.aborted) setGauge(read);
    });
    return () => stop.abort();
  }, [storefront, vehicle]);

  if (gauge === undefined) return <div className={styles.gaugePlaceholder} />;
  if (gauge.kind === 'hidden') return null;
  const { fill, listing, rangeMin, rangeMax, description } = gauge;
  return (
    <VehicleSection id="price-comparison" title={t('Price comparison')} startsOpen>
      <PriceGauge fill={fill} listing={listing} rangeMin={rangeMin} rangeMax={rangeMax} description={description} />
    </VehicleSection>
  );
};
