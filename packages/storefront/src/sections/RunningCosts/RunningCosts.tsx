import { isDeliveryCalculatorShown } from '@dealer/core/delivery';
import { isFuelCalculatorShown } from '@dealer/core/fuel';
import { isAvailable } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import styles from '../../pages/vehicle/VehicleDetails.module.css';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';

const VehicleCosts = later(async () => (await import('./VehicleCosts.tsx')).VehicleCosts);

/** What the vehicle costs to run and to bring home. */
export const RunningCosts = () => {
  const { site } = useStorefront();
  const { quoted } = usePageVehicle();
  const hasFuel = isAvailable(quoted) && isFuelCalculatorShown(quoted);
  const hasDelivery = isDeliveryCalculatorShown(quoted, site);
  return hasFuel || hasDelivery ? (
    <OnApproach part={VehicleCosts} place={<div className={styles.costsPlace} />}>
      <VehicleCosts vehicle={quoted} hasFuel={hasFuel} hasDelivery={hasDelivery} />
    </OnApproach>
  ) : null;
};
