import { vehicleTabs } from '@dealer/core/vehicle-page';
import { VehicleTabs } from '@dealer/ui/VehicleTabs';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { VehicleSection } from '../../pages/vehicle/VehicleSection.tsx';

/** Comments, equipment and reasons. */
export const AboutVehicle = () => {
  const { site } = useStorefront();
  const { quoted } = usePageVehicle();
  return (
    <VehicleSection id="about-vehicle" title="About this vehicle" startsOpen>
      <VehicleTabs label="About this vehicle" tabs={vehicleTabs(quoted, site)} />
    </VehicleSection>
  );
};
