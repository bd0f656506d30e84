import { financedPrice, isFinanceCalculatorShown } from '@dealer/core/finance';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import styles from '../../pages/vehicle/VehicleDetails.module.css';
import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { Region } from '../../region/Region.tsx';

const VehicleFinance = later(async () => (await import('./VehicleFinance.tsx')).VehicleFinance);

/** What the vehicle costs in instalments. */
export const FinanceCalculator = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePageVehicle();
  return isFinanceCalculatorShown(financedPrice(quoted, site), site) ? (
    <section id="finance-calculator" aria-labelledby="finance-heading">
      <SectionHeading id="finance-heading" title="Finance calculator" />
      <Region name="finance calculator">
        <OnApproach part={VehicleFinance} place={<div className={styles.financePlace} />}>
          <VehicleFinance vehicle={quoted} now={now} />
        </OnApproach>
      </Region>
    </section>
  ) : null;
};
