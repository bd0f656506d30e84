import { vehicleBodyModel } from '@dealer/core/vehicle-page';
import { consumerNotice } from '@dealer/core/law';
import { SpecList } from '@dealer/ui/SpecList';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';

export const Specifications = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePage(page);
  const { specifications } = vehicleBodyModel(quoted, site, now);
  const notice = consumerNotice(quoted, site);
  return (
    <VehicleSection id="details" title={specifications.heading}>
      <SpecList items={specifications.items} />
      {notice === undefined ? null : (
        <p>
          <a href={notice.href}>{notice.label}</a>
        </p>
      )}
    </VehicleSection>
  );
};
