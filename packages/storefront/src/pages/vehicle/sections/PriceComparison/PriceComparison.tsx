import { hasAutoGauge } from '@dealer/core/vehicle-page';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from '../../VehicleDetails.module.css';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../../../pageStart/later/LazyOnVisible.tsx';

const VehicleGauge = lazyWithPreload(async () => (await import('./VehicleGauge.tsx')).VehicleGauge);

/** How the price compares with the market. */
export const PriceComparison = () => {
  const { site } = useStorefront();
  const { quoted } = usePage(page);
  return hasAutoGauge(quoted, site) ? (
    <LazyOnVisible part={VehicleGauge} placeholder={<div className={styles.gaugePlaceholder} />}>
      <VehicleGauge vehicle={quoted} />
    </LazyOnVisible>
  ) : null;
};
