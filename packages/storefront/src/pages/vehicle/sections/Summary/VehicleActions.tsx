import { useEffect } from 'react';
import { errorText } from '@dealer/core/errors';
import { financeBox, financedPrice, hasFinanceCalculator, weeklyText } from '@dealer/core/finance';
import { journeyHref } from '@dealer/core/card';
import { vehicleLocation } from '@dealer/core/vehicle-page';
import { phoneChoice, sellingYard } from '@dealer/core/contact';
import { yardSeller } from '@dealer/core/law';
import { anchors, vehiclePath } from '@dealer/core/routes';
import { isAvailable, type Vehicle } from '@dealer/core/vehicle';
import { Button } from '@dealer/ui/Button';
import { CallDealer } from '@dealer/ui/CallDealer';
import { FinanceBox } from '@dealer/ui/FinanceBox';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { usePhoneView } from '../../../../browser/usePhoneView.ts';
import { revealNumber } from '../../../../enquiry/revealNumber.ts';
import { Starred } from '@dealer/ui/Starred';
import { usePaymentFrequency } from '../../../../finance/paymentFrequency.ts';
import { OnRoad } from './OnRoad.tsx';
import { VehicleShare } from './VehicleShare.tsx';
import styles from './VehicleActions.module.css';

const VehicleQuote = lazyWithPreload(async () => (await import('./VehicleQuote.tsx')).VehicleQuote);

/** The weekly payment under the price: it comes together with the box that says what its star stands for. */
export const VehicleWeekly = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => (
  <span>
    <Starred
      text={weeklyText(vehicle, useStorefront().site, now, usePaymentFrequency()) ?? ''}
      href={`#${anchors.comparisonRate}`}
    />
  </span>
);

/** Below the buttons: what finance costs and on which terms, whom to call, and the page to pass on. */
export const VehicleActions = ({ vehicle, title, now }: { vehicle: Vehicle; title: string; now: number }) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site } = storefront;
  const view = usePhoneView(vehiclePath(vehicle.slug));
  const phone = phoneChoice(vehicle, site);
  const box = financeBox(vehicle, site, now, usePaymentFrequency());
  const calculatorHref = hasFinanceCalculator(financedPrice(vehicle, site), site)
    ? `#${anchors.financeCalculator}`
    : undefined;
  const yard = vehicleLocation(vehicle, site);
  const seller = sellingYard(vehicle, site);
  // Who sells, and under which licence, is named where a vehicle is offered.
  const licence = seller && yardSeller(seller, site);

  useEffect(() => {
    if (phone.kind === 'none') console.warn(errorText('noPhone'));
  }, [phone.kind]);

  return (
    <div className={styles.actions}>
      {site.finance.liveQuotes && site.detail.buttons.includes('financeYouX') ? (
        // Waited for with all of the actions: below it nothing may move.
        <VehicleQuote vehicle={vehicle} now={now} calculatorHref={calculatorHref} />
      ) : box === undefined ? null : (
        <FinanceBox {...box} warningId={anchors.comparisonRate} calculatorHref={calculatorHref} />
      )}
      <OnRoad />
      {phone.kind === 'phone' ? (
        <CallDealer
          name={yard?.name ?? site.name}
          view={view(phone.number)}
          onReveal={() => void revealNumber(storefront, vehicle, phone.number)}
          onCall={() => void revealNumber(storefront, vehicle, phone.number)}
          notes={licence === undefined ? [] : [licence]}
        />
      ) : null}
      <div className={styles.row} data-print="hide">
        <VehicleShare vehicle={vehicle} title={title} />
        {/* Without any photo the gallery asks. */}
        {isAvailable(vehicle) && vehicle.pictures.length > 0 ? (
          <Button href={journeyHref('photos', vehicle)}>{t('Request Photos')}</Button>
        ) : null}
      </div>
    </div>
  );
};
