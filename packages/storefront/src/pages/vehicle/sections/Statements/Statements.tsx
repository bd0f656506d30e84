import { sellingYard } from '@dealer/core/contact';
import { statements, statementsFor } from '@dealer/core/law';
import { Statements as StatementList } from '@dealer/ui/Statements';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';

/** What the law requires to be stated about the vehicle. What belongs to the price or to a rate is next to those. */
export const Statements = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { vehicle, now } = usePage(page);
  const items = statementsFor('vehicle', statements(vehicle, sellingYard(vehicle, site), site, now), 'page');
  return items.length === 0 ? null : (
    <VehicleSection id="statements" title={t('Seller and your rights')} startsOpen>
      <StatementList items={items} />
    </VehicleSection>
  );
};
