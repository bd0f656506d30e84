import { financedPrice, hasFinanceCalculator } from '@dealer/core/finance';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { VehicleDisclaimer } from './VehicleDisclaimer.tsx';

/** The small print. */
export const Disclaimer = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePage(page);
  const hasFinance = hasFinanceCalculator(financedPrice(quoted, site), site);
  return <VehicleDisclaimer vehicle={quoted} now={now} hasFinance={hasFinance} />;
};
