import { isDeliveryCalculatorShown, isFuelCalculatorShown, roadUserCharges } from '@dealer/core/vehicle-page';
import { isAvailable } from '@dealer/core/vehicle';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from '../../VehicleDetails.module.css';
import { lazyWithPreload } from '../../../../lazy/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../../../lazy/LazyOnVisible.tsx';

const VehicleCosts = lazyWithPreload(async () => (await import('./VehicleCosts.tsx')).VehicleCosts);

/** What fuel and delivery of the page's vehicle cost. */
export const RunningCosts = () => {
  const { site } = useStorefront();
  const { quoted } = usePage(page);
  const hasFuel = isAvailable(quoted) && isFuelCalculatorShown(quoted);
  const hasDelivery = isDeliveryCalculatorShown(quoted, site);
  const hasCharges = isAvailable(quoted) && roadUserCharges(quoted, site) !== undefined;
  return hasFuel || hasDelivery || hasCharges ? (
    <LazyOnVisible part={VehicleCosts} placeholder={<div className={styles.costsPlaceholder} />}>
      <VehicleCosts vehicle={quoted} hasFuel={hasFuel} hasDelivery={hasDelivery} />
    </LazyOnVisible>
  ) : null;
};
