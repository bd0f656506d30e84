import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StoredReservation } from '@dealer/core/checkout';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { useRestored } from '../browser/useRestored.ts';
import { openReservations } from './openReservations.ts';

/** The query parameter of a returning payment. */
const backParam = 'payment';

/**
 * The reservation of a page: the one that the address names, else the one that this device has stored for the vehicle. Read again when
 * the page comes back from the back/forward cache, for example after Back from the payment page.
 */
export const useStoredReservation = (
  vehicle: Vehicle,
  path: string,
): { id: string | undefined; stored: StoredReservation | undefined; startOver: () => void; refresh: () => void } => {
  const storefront = useStorefront();
  const navigate = useNavigate();
  const { search } = useLocation();
  const reservations = openReservations(storefront);
  const [stored, setStored] = useState(() => reservations.of(vehicle.id));
  const refresh = (): void => setStored(reservations.of(vehicle.id));

  useRestored(() => location.reload());

  const named = new URLSearchParams(search).get(backParam)?.slice(0, 200) || undefined;
  const id = named ?? stored?.id;
  return {
    id,
    stored,
    refresh,
    startOver: () => {
      // The address may name any reservation: only the stored one is removed.
      if (named === undefined || named === stored?.id) reservations.forget(vehicle.id);
      refresh();
      void navigate(path, { replace: true });
    },
  };
};
