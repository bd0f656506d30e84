import { keepReservation, parseKeptReservations } from '@dealer/core/reservation';
import type { KeptReservation } from '@dealer/core/reservation';
import { persisted } from '../stores/persisted.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';

export type ReservationsStore = {
  /** What this device has of a vehicle; read anew each time, because another tab may have reserved it. */
  of: (carId: number) => KeptReservation | undefined;
  /** The key of this device for a vehicle, made at the first question: all its tabs share it, so that they make one reservation. */
  keyOf: (carId: number) => string;
  put: (reservation: KeptReservation) => void;
  forget: (carId: number) => void;
};

/**
 * The reservations that were made on this device: references and keys, nothing of who made them.
 *
 * @example
 * const reservations = createReservationsStore({ storage: localStorage, prefix: 'dealer:my-site:', makeKey: () => crypto.randomUUID() });
 */
export const createReservationsStore = ({
  storage,
  prefix,
  makeKey,
}: {
  storage: KeyValueStorage;
  prefix: string;
  makeKey: () => string;
}): ReservationsStore => {
  const stored = persisted<KeptReservation[]>(storage, `${prefix}reservations`, parseKeptReservations, 1, []);
  const write = (carId: number, reservation: KeptReservation | undefined): void =>
    void stored.write(keepReservation(stored.read(), carId, reservation));
  const of = (carId: number): KeptReservation | undefined => stored.read().find((kept) => kept.carId === carId);
  return {
    of,
    keyOf: (carId) => {
      const known = of(carId);
      if (known) return known.key;
      write(carId, { carId, key: makeKey() });
      return of(carId)?.key ?? '';
    },
    put: (reservation) => write(reservation.carId, reservation),
    forget: (carId) => write(carId, undefined),
  };
};
