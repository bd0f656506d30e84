import { isAutoGaugeAsked } from '@dealer/core/gauge';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import styles from '../../pages/vehicle/VehicleDetails.module.css';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';

const VehicleGauge = later(async () => (await import('./VehicleGauge.tsx')).VehicleGauge);

/** How the price compares with the market. */
export const PriceComparison = () => {
  const { site } = useStorefront();
  const { quoted } = usePageVehicle();
  return isAutoGaugeAsked(quoted, site) ? (
    <OnApproach part={VehicleGauge} place={<div className={styles.gaugePlace} />}>
      <VehicleGauge vehicle={quoted} />
    </OnApproach>
  ) : null;
};
