import { storeReservation, type StoredReservation, parseStoredReservations } from '@dealer/core/checkout';
import { persisted, type SiteStorage } from '../stores/persisted.ts';

export type ReservationsStore = {
  /** The stored reservation of a vehicle, read from storage each time: another tab may have made it. */
  of: (carId: number) => StoredReservation | undefined;
  /** The key of this device for a vehicle, created on first use. All tabs share it, so that they make one reservation. */
  keyOf: (carId: number) => string;
  put: (reservation: StoredReservation) => void;
  forget: (carId: number) => void;
};

/** The reservations that were made on this device: references and keys, nothing of who made them. */
export const createReservationsStore = ({
  storage,
  prefix,
  makeKey,
}: SiteStorage & { makeKey: () => string }): ReservationsStore => {
  const stored = persisted<StoredReservation[]>(storage, `${prefix}reservations`, parseStoredReservations, 1, []);
  const write = (carId: number, reservation: StoredReservation | undefined): void =>
    void stored.write(storeReservation(stored.read(), carId, reservation));
  const of = (carId: number): StoredReservation | undefined => stored.read().find((one) => one.carId === carId);
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
