import { vehicleFaq } from '@dealer/core/vehicle-page';
import { Faq } from '@dealer/ui/Faq';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';

/** Questions and answers. */
export const Questions = () => {
  const { site } = useStorefront();
  const faq = vehicleFaq(usePageVehicle().quoted, site);
  return faq.length > 0 ? (
    <section aria-labelledby="faq">
      <SectionHeading id="faq" title="Questions and answers" />
      <Faq items={faq} />
    </section>
  ) : null;
};
