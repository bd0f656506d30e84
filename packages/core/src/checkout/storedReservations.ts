import { readNumber, readObject, readText } from '../data/readers.ts';

/** A reservation as stored on the device, without personal data. `key` is the idempotency key of the request. */
export type StoredReservation = {
  readonly carId: number;
  readonly key: string;
  /** Absent until the server has responded. */
  readonly id?: string;
  readonly paymentUrl?: string;
};

/** The number of reservations that a device stores; older ones are removed. */
const most = 20;

const readReservation = (value: unknown): StoredReservation[] => {
  const doc = readObject(value);
  const carId = readNumber(doc?.['carId']);
  const key = readText(doc?.['key']);
  const id = readText(doc?.['id']);
  const paymentUrl = readText(doc?.['paymentUrl']);
  return carId === undefined || key === undefined ? [] : [{ carId, key, id, paymentUrl }];
};

/**
 * Reads the reservations stored on the device; entries that cannot be read are ignored.
 *
 * @example
 * parseStoredReservations([{ carId: 7, key: 'a', id: 'r1' }, 'x']); // => [{ carId: 7, key: 'a', id: 'r1' }]
 */
export const parseStoredReservations = (value: unknown): StoredReservation[] | undefined =>
  Array.isArray(value) ? value.flatMap(readReservation).slice(0, most) : undefined;

/**
 * The list with a vehicle's reservation added at the front, or removed.
 *
 * @example
 * storeReservation([], 7, { carId: 7, key: 'a' }); // => [{ carId: 7, key: 'a' }]
 */
export const storeReservation = (
  stored: readonly StoredReservation[],
  carId: number,
  reservation: StoredReservation | undefined,
): StoredReservation[] =>
  [...(reservation === undefined ? [] : [reservation]), ...stored.filter((other) => other.carId !== carId)].slice(
    0,
    most,
  );
