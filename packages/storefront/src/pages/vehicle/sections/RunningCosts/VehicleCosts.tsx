import { fuelDefaults, roadUserCharges, roadUserText } from '@dealer/core/vehicle-page';
import type { Vehicle } from '@dealer/core/vehicle';
import { VehicleSection } from '../../VehicleSection.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { VehicleDelivery } from './VehicleDelivery.tsx';
import { VehicleFuel } from './VehicleFuel.tsx';
import styles from '../../VehicleDetails.module.css';

/** What fuel and delivery of a vehicle cost. */
export const VehicleCosts = ({
  vehicle,
  hasFuel,
  hasDelivery,
}: {
  vehicle: Vehicle;
  hasFuel: boolean;
  hasDelivery: boolean;
}) => {
  const { site } = useStorefront();
  const charges = roadUserCharges(vehicle, site);
  return (
    <div className={styles.costs} data-part="vehicle-costs">
      {hasFuel ? (
        <VehicleSection id="fuel-calculator" title="Fuel costs" isScreenOnly>
          <VehicleFuel vehicle={vehicle} />
        </VehicleSection>
      ) : null}
      {!hasFuel && charges !== undefined ? (
        <VehicleSection id="road-user-charges" title="Road user charges" isScreenOnly>
          <p>{roadUserText(charges, fuelDefaults(vehicle).distanceKm, site)}</p>
        </VehicleSection>
      ) : null}
      {hasDelivery ? (
        <VehicleSection id="delivery-calculator" title="Delivery" isScreenOnly>
          <VehicleDelivery />
        </VehicleSection>
      ) : null}
    </div>
  );
};
