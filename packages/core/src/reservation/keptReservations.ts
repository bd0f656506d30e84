import { readNumber, readObject, readText } from '../vehicle/readers.ts';

/** A reservation as this device keeps it: nothing of who made it. `key` proves that it was made here, and makes asking twice harmless. */
export type KeptReservation = {
  readonly carId: number;
  readonly key: string;
  /** Absent until the server has answered. */
  readonly id?: string;
  readonly paymentUrl?: string;
};

/** Vehicles that one device holds or has tried to; older ones are forgotten. */
const most = 20;

const readKept = (value: unknown): KeptReservation[] => {
  const doc = readObject(value);
  const carId = readNumber(doc?.['carId']);
  const key = readText(doc?.['key']);
  const id = readText(doc?.['id']);
  const paymentUrl = readText(doc?.['paymentUrl']);
  return carId === undefined || key === undefined
    ? []
    : [{ carId, key, ...(id === undefined ? {} : { id }), ...(paymentUrl === undefined ? {} : { paymentUrl }) }];
};

/**
 * Reads what a device keeps of its reservations; what cannot be read is as good as absent.
 *
 * @example
 * parseKeptReservations([{ carId: 7, key: 'a', id: 'r1' }, 'x']); // => [{ carId: 7, key: 'a', id: 'r1' }]
 */
export const parseKeptReservations = (value: unknown): KeptReservation[] | undefined =>
  Array.isArray(value) ? value.flatMap(readKept).slice(0, most) : undefined;

/**
 * The list with one vehicle's reservation put first, or taken out.
 *
 * @example
 * keepReservation([], 7, { carId: 7, key: 'a' }); // => [{ carId: 7, key: 'a' }]
 */
export const keepReservation = (
  kept: readonly KeptReservation[],
  carId: number,
  reservation: KeptReservation | undefined,
): KeptReservation[] =>
  [...(reservation === undefined ? [] : [reservation]), ...kept.filter((other) => other.carId !== carId)].slice(
    0,
    most,
  );
