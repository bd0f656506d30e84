import { financedPrice, hasFinanceCalculator } from '@dealer/core/finance';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import styles from '../../pages/vehicle/VehicleDetails.module.css';
import { lazyWithPreload } from '../../lazy/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../lazy/LazyOnVisible.tsx';
import { ErrorRegion } from '../../errors/ErrorRegion.tsx';

const VehicleFinance = lazyWithPreload(async () => (await import('./VehicleFinance.tsx')).VehicleFinance);

/** What the vehicle costs in instalments. */
export const FinanceCalculator = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePageVehicle();
  return hasFinanceCalculator(financedPrice(quoted, site), site) ? (
    <section id="finance-calculator" aria-labelledby="finance-heading">
      <SectionHeading id="finance-heading" title="Finance calculator" />
      <ErrorRegion name="finance calculator">
        <LazyOnVisible part={VehicleFinance} placeholder={<div className={styles.financePlaceholder} />}>
          <VehicleFinance vehicle={quoted} now={now} />
        </LazyOnVisible>
      </ErrorRegion>
    </section>
  ) : null;
};
