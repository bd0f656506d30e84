import { useLoaderData } from 'react-router';
import { isReservable } from '@dealer/core/card';
import { checkoutPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { NotReservable } from '../../reserve/NotReservable.tsx';
import { RunningReservation } from '../../reserve/RunningReservation.tsx';
import { useStoredReservation } from '../../reserve/useStoredReservation.ts';
import { NoVehicle } from '../vehicle/NoVehicle.tsx';
import type { VehicleLoaderData } from '../vehicle/vehicleLoader.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

const KnownCheckout = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  const { id, stored, startOver, refresh } = useStoredReservation(vehicle, checkoutPath(vehicle.slug, site));
  if (id !== undefined)
    return <RunningReservation key={id} vehicle={vehicle} id={id} stored={stored} onRestart={startOver} />;
  return isReservable(vehicle, site) ? (
    <CheckoutForm vehicle={vehicle} onReservedUnpaid={refresh} />
  ) : (
    <NotReservable vehicle={vehicle} />
  );
};

/** Reserve online: the form, or the state of this visitor's reservation. */
export const CheckoutPage = () => {
  const data = useLoaderData<VehicleLoaderData>();
  return data.kind === 'vehicle' ? (
    <KnownCheckout key={data.vehicle.id} vehicle={data.vehicle} />
  ) : (
    <NoVehicle answer={data} />
  );
};
