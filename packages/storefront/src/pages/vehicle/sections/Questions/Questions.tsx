import { vehicleFaq } from '@dealer/core/vehicle-page';
import { Faq } from '@dealer/ui/Faq';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';

/** Questions and answers. */
export const Questions = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const faq = vehicleFaq(usePage(page).quoted, site);
  return faq.length > 0 ? (
    <VehicleSection id="faq" title={t('Questions and answers')}>
      <Faq items={faq} />
    </VehicleSection>
  ) : null;
};
