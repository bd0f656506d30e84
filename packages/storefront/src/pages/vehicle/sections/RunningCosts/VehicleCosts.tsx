import type { Vehicle } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
import { VehicleSection } from '../../VehicleSection.tsx';
import { VehicleDelivery } from './VehicleDelivery.tsx';
import { VehicleRunningCosts } from './VehicleRunningCosts.tsx';
import styles from '../../VehicleDetails.module.css';

/** What running and delivering a vehicle costs. */
export const VehicleCosts = ({
  vehicle,
  now,
  hasRunning,
  hasDelivery,
}: {
  vehicle: Vehicle;
  now: number;
  hasRunning: boolean;
  hasDelivery: boolean;
}) => {
  const t = useTexts();
  return (
    <div className={styles.costs} data-part="vehicle-costs">
      {hasRunning ? (
        <VehicleSection id="fuel-calculator" title={t('Running costs')} isScreenOnly>
          <VehicleRunningCosts vehicle={vehicle} now={now} />
        </VehicleSection>
      ) : null}
      {hasDelivery ? (
        <VehicleSection id="delivery-calculator" title={t('Delivery')} isScreenOnly>
          <VehicleDelivery />
        </VehicleSection>
      ) : null}
    </div>
  );
};
