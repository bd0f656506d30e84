import { vehicleTabs } from '@dealer/core/vehicle-page';
import { VehicleTabs } from '@dealer/ui/VehicleTabs';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';

/** Comments, equipment and reasons. */
export const AboutVehicle = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { quoted } = usePage(page);
  return (
    <VehicleSection id="about-vehicle" title={t('About this vehicle')} startsOpen>
      <VehicleTabs label={t('About this vehicle')} tabs={vehicleTabs(quoted, site)} />
    </VehicleSection>
  );
};
