import { vehicleFaq } from '@dealer/core/vehicle-page';
import { Faq } from '@dealer/ui/Faq';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { VehicleSection } from '../../pages/vehicle/VehicleSection.tsx';

/** Questions and answers. */
export const Questions = () => {
  const { site } = useStorefront();
  const faq = vehicleFaq(usePageVehicle().quoted, site);
  return faq.length > 0 ? (
    <VehicleSection id="faq" title="Questions and answers">
      <Faq items={faq} />
    </VehicleSection>
  ) : null;
};
