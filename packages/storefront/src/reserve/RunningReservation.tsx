import { fetchReservation } from '@dealer/api/reservations';
import { isReservable, vehicleCardModel } from '@dealer/core/card';
import { reserveTerms } from '@dealer/core/promises';
import { holdEnd } from '@dealer/core/reservation';
import type { KeptReservation } from '@dealer/core/reservation';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { choosePaymentPort } from '../payments/choosePaymentPort.ts';
import { asPerson } from './asPerson.ts';
import { PaymentStateView } from './PaymentStateView.tsx';

/**
 * A reservation that was made, or that the address claims: how it stands, and the way on. The key of another reservation is not sent
 * with a reference that this device did not get.
 *
 * @example
 * <RunningReservation vehicle={vehicle} id={id} kept={kept} onAgain={startAnew} />
 */
export const RunningReservation = ({
  vehicle,
  id,
  kept,
  onAgain,
}: {
  vehicle: Vehicle;
  id: string;
  kept: KeptReservation | undefined;
  onAgain: () => void;
}) => {
  const storefront = useStorefront();
  const { site, api, now } = storefront;
  const [time] = useState(now);
  const card = vehicleCardModel(vehicle, site, time);
  const { deposit } = reserveTerms(vehicle, site);
  const own = kept?.id === id ? kept : undefined;
  return (
    <PaymentStateView
      id={id}
      noun="reservation"
      ask={(signal) =>
        asPerson(storefront, (token) =>
          fetchReservation(api, id, {
            signal,
            ...(own ? { key: own.key } : {}),
            ...(token === undefined ? {} : { token }),
          }),
        )
      }
      about={({ expiresAt }) => ({
        kind: 'hold',
        deposit,
        ...(expiresAt === undefined ? {} : { until: holdEnd(expiresAt, site) }),
      })}
      facts={({ expiresAt }) => [
        { label: 'Reference', value: id },
        { label: 'Deposit', value: deposit },
        ...(expiresAt === undefined ? [] : [{ label: 'Held until', value: holdEnd(expiresAt, site) }]),
      ]}
      vehicle={{ title: card.title, price: card.price, picture: card.picture, placeholder: card.placeholder }}
      port={choosePaymentPort(vehicle.paymentProcessors, site)}
      paymentUrl={own?.paymentUrl}
      done={{ label: 'Back to the vehicle', href: vehiclePath(vehicle.slug) }}
      again={
        own === undefined && kept?.id !== undefined
          ? { label: 'See your reservation', onPress: onAgain }
          : isReservable(vehicle, site)
            ? { label: 'Reserve it', onPress: onAgain }
            : { label: 'Start again', onPress: onAgain }
      }
    />
  );
};
