import { consumerNotice, vehicleBodyModel } from '@dealer/core/vehicle-page';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { SpecList } from '@dealer/ui/SpecList';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';

/** All specifications. */
export const Specifications = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePageVehicle();
  const { specifications } = vehicleBodyModel(quoted, site, now);
  const notice = consumerNotice(quoted, site);
  return (
    <section aria-labelledby="details">
      <SectionHeading id="details" title={specifications.heading} />
      <SpecList items={specifications.items} />
      {notice === undefined ? null : (
        <p>
          <a href={notice.href}>{notice.label}</a>
        </p>
      )}
    </section>
  );
};
