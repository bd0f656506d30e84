import type { CarType } from '../vehicle/vehicle.ts';
import { readCarReference, type CarReference } from '../routes/readCarReference.ts';

/** What a link to the finance page says of the vehicle it came from. Whole dollars. */
export type FinanceQuery = {
  readonly car: CarReference;
  readonly preferredDealership?: string;
  readonly budget?: number;
  readonly carType?: CarType;
  readonly vin?: string;
};

const carTypes: readonly CarType[] = ['new', 'demo', 'used'];

/** Words of an address that nobody may make into something else. */
const plainText = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value.trim()) ? value.trim() : undefined;

/**
 * Reads the query of a finance link (row 2.R19): what is malformed is as good as absent, since anybody can write an address.
 *
 * @example
 * readFinanceQuery('?vehiclePriceBudget=45990&car_id=1042'); // => { car: { kind: 'id', id: 1042 }, budget: 45990 }
 */
export const readFinanceQuery = (queryString: string): FinanceQuery => {
  const params = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000));
  const budget = plainText(params.get('vehiclePriceBudget'), /^\d{1,9}(\.\d{1,2})?$/);
  const preferredDealership = plainText(params.get('preferredDealership'), /^[a-z0-9-]{1,60}$/);
  const carType = carTypes.find((type) => type === params.get('car_type'));
  const vin = plainText(params.get('vin'), /^[A-Z0-9]{5,30}$/i);
  return {
    car: readCarReference(queryString),
    ...(preferredDealership === undefined ? {} : { preferredDealership }),
    ...(budget === undefined ? {} : { budget: Math.round(Number(budget)) }),
    ...(carType === undefined ? {} : { carType }),
    ...(vin === undefined ? {} : { vin }),
  };
};
