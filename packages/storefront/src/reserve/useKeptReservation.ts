import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { KeptReservation } from '@dealer/core/reservation';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { openReservations } from './openReservations.ts';

/** The address names a payment that came back, under this name. */
const backParam = 'payment';

/**
 * The reservation that a page is about: the one that the address names, else the one that this device keeps of the vehicle. Read anew
 * when the page comes back from the browser's cache of pages, as after Back from the payment page.
 *
 * @example
 * const { id, kept, startAnew } = useKeptReservation(vehicle, path);
 */
export const useKeptReservation = (
  vehicle: Vehicle,
  path: string,
): { id: string | undefined; kept: KeptReservation | undefined; startAnew: () => void; refresh: () => void } => {
  const storefront = useStorefront();
  const navigate = useNavigate();
  const { search } = useLocation();
  const reservations = openReservations(storefront);
  const [kept, setKept] = useState(() => reservations.of(vehicle.id));
  const refresh = (): void => setKept(reservations.of(vehicle.id));

  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const named = new URLSearchParams(search).get(backParam)?.slice(0, 200) || undefined;
  const id = named ?? kept?.id;
  return {
    id,
    kept,
    refresh,
    startAnew: () => {
      // One that the address made up is none of ours: what this device keeps stays.
      if (named === undefined || named === kept?.id) reservations.forget(vehicle.id);
      refresh();
      void navigate(path, { replace: true });
    },
  };
};
