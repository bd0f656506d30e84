import { fetchReservation } from '@dealer/api/reservations';
import { isReservable, vehicleCardModel } from '@dealer/core/card';
import { holdEnd, type StoredReservation, reserveTerms } from '@dealer/core/checkout';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { choosePaymentPort } from '../payments/choosePaymentPort.ts';
import { asPerson } from './asPerson.ts';
import { PaymentStateView } from './PaymentStateView.tsx';

/**
 * The state of a reservation that this device has made, or that the address names. The key is sent only with the reference that it
 * belongs to.
 */
export const RunningReservation = ({
  vehicle,
  id,
  stored,
  onRestart,
}: {
  vehicle: Vehicle;
  id: string;
  stored: StoredReservation | undefined;
  onRestart: () => void;
}) => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, api, now } = storefront;
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const { deposit } = reserveTerms(vehicle, site);
  const own = stored?.id === id ? stored : undefined;
  return (
    <PaymentStateView
      id={id}
      noun="reservation"
      ask={(signal) =>
        asPerson(storefront, (token) =>
          fetchReservation(api, id, {
            signal,
            ...(own ? { key: own.key } : {}),
            token,
          }),
        )
      }
      about={({ expiresAt }) => ({
        kind: 'hold',
        deposit,
        ...(expiresAt === undefined ? {} : { until: holdEnd(expiresAt, site) }),
      })}
      facts={({ expiresAt }) => [
        { label: t('Reference'), value: id },
        { label: t('Deposit'), value: deposit },
        ...(expiresAt === undefined ? [] : [{ label: t('Held until'), value: holdEnd(expiresAt, site) }]),
      ]}
      vehicle={{ title: card.title, price: card.price, picture: card.picture, placeholder: card.placeholder }}
      port={choosePaymentPort(vehicle.paymentProcessors, site)}
      paymentUrl={own?.paymentUrl}
      done={{ label: t('Back to the vehicle'), href: vehiclePath(vehicle.slug) }}
      restart={
        own === undefined && stored?.id !== undefined
          ? { label: t('See your reservation'), onPress: onRestart }
          : isReservable(vehicle, site)
            ? { label: t('Reserve it'), onPress: onRestart }
            : { label: t('Start again'), onPress: onRestart }
      }
    />
  );
};
