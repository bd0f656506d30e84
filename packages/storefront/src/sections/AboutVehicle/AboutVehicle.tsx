import { vehicleTabs } from '@dealer/core/vehicle-page';
import { VehicleTabs } from '@dealer/ui/VehicleTabs';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';

/** Comments, equipment and reasons. */
export const AboutVehicle = () => {
  const { site } = useStorefront();
  const { quoted } = usePageVehicle();
  return (
    <section aria-label="About this vehicle">
      <VehicleTabs label="About this vehicle" tabs={vehicleTabs(quoted, site)} />
    </section>
  );
};
