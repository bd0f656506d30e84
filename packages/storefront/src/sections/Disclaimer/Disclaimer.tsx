import { financedPrice, hasFinanceCalculator } from '@dealer/core/finance';
import { useStorefront } from '../../boot/storefront.ts';
import { usePageVehicle } from '../../pages/vehicle/vehicleContext.ts';
import { VehicleDisclaimer } from './VehicleDisclaimer.tsx';

/** The small print. */
export const Disclaimer = () => {
  const { site } = useStorefront();
  const { quoted, now } = usePageVehicle();
  const hasFinance = hasFinanceCalculator(financedPrice(quoted, site), site);
  return <VehicleDisclaimer vehicle={quoted} now={now} hasFinance={hasFinance} />;
};
