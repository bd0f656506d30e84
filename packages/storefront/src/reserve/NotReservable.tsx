import { journeyHref, vehicleCardModel } from '@dealer/core/card';
import { isAvailable, type Vehicle } from '@dealer/core/vehicle';
import { refusalText, type ReservationRefusal } from '@dealer/core/checkout';
import { searchPath, vehiclePath } from '@dealer/core/routes';
import { PaymentResult } from '@dealer/ui/PaymentResult';
import { useEffect, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { Head } from '../head/Head.tsx';
import { DealerHelp } from './DealerHelp.tsx';
import styles from './PaymentStateView.module.css';

/** Why a vehicle cannot be reserved online: sold or reserved, perhaps while the form was open, without a price, or not offered here. */
const refusalReason = (
  vehicle: Vehicle,
  refusal: ReservationRefusal | undefined,
): { title: string; text: string; isTaken: boolean } => {
  if (refusal !== undefined) return { ...refusalText(refusal), isTaken: true };
  if (!isAvailable(vehicle))
    return {
      title: 'This vehicle has been sold',
      text: 'It cannot be reserved or bought any more. You have not reserved it and nothing was paid.',
      isTaken: true,
    };
  if (vehicle.isReserved) return { ...refusalText('reserved'), isTaken: true };
  return {
    title: 'This vehicle cannot be reserved online',
    text: 'Ask us about it, and we tell you how it can be yours.',
    isTaken: false,
  };
};

/** Tells the visitor that a vehicle cannot be reserved or bought here, with links to similar vehicles and to the dealer. */
export const NotReservable = ({ vehicle, refusal }: { vehicle: Vehicle; refusal?: ReservationRefusal | undefined }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { title, text, isTaken } = refusalReason(vehicle, refusal);
  const card = vehicleCardModel(vehicle, site, time);
  const similar = { label: 'See similar vehicles', href: `${vehiclePath(vehicle.slug)}#similar-vehicles` };
  const ask = { label: 'Ask about this vehicle', href: journeyHref(isTaken ? 'similar' : 'reserve', vehicle) };

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
            ? [similar, { label: 'See all vehicles', href: searchPath(site) }]
            : [ask, { label: 'Back to the vehicle', href: vehiclePath(vehicle.slug) }]
        }
      >
        <DealerHelp vehicle={vehicle} />
      </PaymentResult>
    </div>
  );
};
