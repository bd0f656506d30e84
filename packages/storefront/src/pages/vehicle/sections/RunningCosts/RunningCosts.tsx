import { energyKind, isDeliveryCalculatorShown } from '@dealer/core/vehicle-page';
import { isAvailable } from '@dealer/core/vehicle';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from '../../VehicleDetails.module.css';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../../../pageStart/later/LazyOnVisible.tsx';

const VehicleCosts = lazyWithPreload(async () => (await import('./VehicleCosts.tsx')).VehicleCosts);

/** What running and delivering the page's vehicle costs. */
export const RunningCosts = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePage(page);
  const hasRunning = isAvailable(quoted) && energyKind(quoted) !== undefined;
  const hasDelivery = isDeliveryCalculatorShown(quoted, site);
  return hasRunning || hasDelivery ? (
    <LazyOnVisible part={VehicleCosts} placeholder={<div className={styles.costsPlaceholder} />}>
      <VehicleCosts vehicle={quoted} now={now} hasRunning={hasRunning} hasDelivery={hasDelivery} />
    </LazyOnVisible>
  ) : null;
};
