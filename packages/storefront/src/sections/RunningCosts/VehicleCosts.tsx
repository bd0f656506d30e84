import type { Vehicle } from '@dealer/core/vehicle';
import { VehicleSection } from '../../pages/vehicle/VehicleSection.tsx';
import { VehicleDelivery } from './VehicleDelivery.tsx';
import { VehicleFuel } from './VehicleFuel.tsx';
import styles from '../../pages/vehicle/VehicleDetails.module.css';

/** What fuel and delivery of a vehicle cost. */
export const VehicleCosts = ({
  vehicle,
  hasFuel,
  hasDelivery,
}: {
  vehicle: Vehicle;
  hasFuel: boolean;
  hasDelivery: boolean;
}) => (
  <div className={styles.costs} data-part="vehicle-costs">
    {hasFuel ? (
      <VehicleSection id="fuel-calculator" title="Fuel costs" isScreenOnly>
        <VehicleFuel vehicle={vehicle} />
      </VehicleSection>
    ) : null}
    {hasDelivery ? (
      <VehicleSection id="delivery-calculator" title="Delivery" isScreenOnly>
        <VehicleDelivery />
      </VehicleSection>
    ) : null}
  </div>
);
