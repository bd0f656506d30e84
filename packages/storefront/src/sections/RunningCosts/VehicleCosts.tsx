import type { Vehicle } from '@dealer/core/vehicle';
import { SectionHeading } from '@dealer/ui/SectionHeading';
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
  <div className={styles.costs}>
    {hasFuel ? (
      <section aria-labelledby="fuel-calculator">
        <SectionHeading id="fuel-calculator" title="Fuel costs" />
        <VehicleFuel vehicle={vehicle} />
      </section>
    ) : null}
    {hasDelivery ? (
      <section aria-labelledby="delivery-calculator">
        <SectionHeading id="delivery-calculator" title="Delivery" />
        <VehicleDelivery />
      </section>
    ) : null}
  </div>
);
