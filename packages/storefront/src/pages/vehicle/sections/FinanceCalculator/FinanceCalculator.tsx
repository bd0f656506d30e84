import { financedPrice, hasFinanceCalculator } from '@dealer/core/finance';
import { anchors } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleSection } from '../../VehicleSection.tsx';
import styles from '../../VehicleDetails.module.css';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../../../pageStart/later/LazyOnVisible.tsx';
import { ErrorRegion } from '../../../../errors/ErrorRegion.tsx';

const VehicleFinance = lazyWithPreload(async () => (await import('./VehicleFinance.tsx')).VehicleFinance);

/** What the vehicle costs in instalments. */
export const FinanceCalculator = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { quoted, now } = usePage(page);
  return hasFinanceCalculator(financedPrice(quoted, site), site) ? (
    <VehicleSection
      id="finance-heading"
      anchor={anchors.financeCalculator}
      title={t('Finance calculator')}
      isScreenOnly
    >
      <ErrorRegion name="finance calculator">
        <LazyOnVisible part={VehicleFinance} placeholder={<div className={styles.financePlaceholder} />}>
          <VehicleFinance vehicle={quoted} now={now} />
        </LazyOnVisible>
      </ErrorRegion>
    </VehicleSection>
  ) : null;
};
