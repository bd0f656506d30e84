import { vehicleTabs } from '@dealer/core/vehicle-page';
import { VehicleTabs } from '@dealer/ui/VehicleTabs';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';

/** Comments, equipment and reasons. */
export const AboutVehicle = () => {
  const { site } = useStorefront();
  const { quoted } = usePage(page);
  return (
    <VehicleSection id="about-vehicle" title="About this vehicle" startsOpen>
      <VehicleTabs label="About this vehicle" tabs={vehicleTabs(quoted, site)} />
    </VehicleSection>
  );
};
