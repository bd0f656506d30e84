import { useLoaderData } from 'react-router';
import { isReservable } from '@dealer/core/card';
import { checkoutPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../../boot/storefront.ts';
import { NotReservable } from '../../reserve/NotReservable.tsx';
import { RunningReservation } from '../../reserve/RunningReservation.tsx';
import { useKeptReservation } from '../../reserve/useKeptReservation.ts';
import { NoVehicle } from '../vehicle/NoVehicle.tsx';
import type { VehicleLoaderData } from '../vehicle/vehicleLoader.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

const KnownCheckout = ({ vehicle }: { vehicle: Vehicle }) => {
  const { site } = useStorefront();
  const { id, kept, startAnew, refresh } = useKeptReservation(vehicle, checkoutPath(vehicle.slug, site));
  if (id !== undefined)
    return <RunningReservation key={id} vehicle={vehicle} id={id} kept={kept} onAgain={startAnew} />;
  return isReservable(vehicle, site) ? (
    <CheckoutForm vehicle={vehicle} onStands={refresh} />
  ) : (
    <NotReservable vehicle={vehicle} />
  );
};

/** Reserve online (rows 2.R04, 2.R05): the form, or how the reservation of this visitor stands. */
export const CheckoutPage = () => {
  const data = useLoaderData<VehicleLoaderData>();
  return data.kind === 'vehicle' ? (
    <KnownCheckout key={data.vehicle.id} vehicle={data.vehicle} />
  ) : (
    <NoVehicle answer={data} />
  );
};
