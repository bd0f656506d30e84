import { vehicleBodyModel } from '@dealer/core/vehicle-page';
import { KeyInformation as Facts } from '@dealer/ui/KeyInformation';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';

/** The facts that matter most. */
export const KeyInformation = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { quoted, now } = usePage(page);
  return (
    <section aria-labelledby="key-information">
      <SectionHeading id="key-information" title={t('Key information')} />
      <Facts items={vehicleBodyModel(quoted, site, now).keyInformation} />
    </section>
  );
};
