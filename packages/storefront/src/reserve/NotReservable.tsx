import type { TextFor } from '@dealer/core/texts';
import { journeyHref, vehicleCardModel } from '@dealer/core/card';
import { isAvailable, type Vehicle } from '@dealer/core/vehicle';
import { refusalText, type ReservationRefusal } from '@dealer/core/checkout';
import { searchPath, vehiclePath } from '@dealer/core/routes';
import { PaymentResult } from '@dealer/ui/PaymentResult';
import { useEffect, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { DealerHelp } from './DealerHelp.tsx';
import styles from './PaymentStateView.module.css';

/** Why a vehicle cannot be reserved online: sold or reserved, perhaps while the form was open, without a price, or not offered here. */
const refusalReason = (
  vehicle: Vehicle,
  refusal: ReservationRefusal | undefined,
  t: TextFor,
): { title: string; text: string; isTaken: boolean } => {
  if (refusal !== undefined) return { ...refusalText(refusal), isTaken: true };
  if (!isAvailable(vehicle))
    return {
      title: t('This vehicle has been sold'),
      text: t('It cannot be reserved or bought any more. You have not reserved it and nothing was paid.'),
      isTaken: true,
    };
  if (vehicle.isReserved) return { ...refusalText('reserved'), isTaken: true };
  return {
    title: t('This vehicle cannot be reserved online'),
    text: t('Ask us about it, and we tell you how it can be yours.'),
    isTaken: false,
  };
};

/** Tells the visitor that a vehicle cannot be reserved or bought here, with links to similar vehicles and to the dealer. */
export const NotReservable = ({ vehicle, refusal }: { vehicle: Vehicle; refusal?: ReservationRefusal | undefined }) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { title, text, isTaken } = refusalReason(vehicle, refusal, t);
  const card = vehicleCardModel(vehicle, site, time);
  const similar = { label: t('See similar vehicles'), href: `${vehiclePath(vehicle.slug)}#similar-vehicles` };
  const ask = { label: t('Ask about this vehicle'), href: journeyHref(isTaken ? 'similar' : 'reserve', vehicle) };

  // It replaces a form that had the focus.
  useEffect(() => {
    if (refusal !== undefined) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [refusal]);

  return (
    <div className={styles.page}>
      <Head title={`${title} | ${site.name}`} noIndex />
      <PaymentResult
        tone="problem"
        title={title}
        text={text}
        vehicle={{ title: card.title, price: card.price, picture: card.picture, placeholder: card.placeholder }}
        actions={
          isTaken
            ? [similar, { label: t('See all vehicles'), href: searchPath(site) }]
            : [ask, { label: t('Back to the vehicle'), href: vehiclePath(vehicle.slug) }]
        }
      >
        <DealerHelp vehicle={vehicle} />
      </PaymentResult>
    </div>
  );
};
