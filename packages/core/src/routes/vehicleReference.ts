import { cleanText } from '../search/searchLimits.ts';

/** The car in an address, or none. */
export type CarReference =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'slug'; readonly slug: string }
  | { readonly kind: 'none' };

/**
 * The car in `?car_id=`, by id or slug. Only digits are an id, because every slug contains letters.
 *
 * @example
 * readCarReference('?car_id=1042'); // => { kind: 'id', id: 1042 }
 * readCarReference('?car_id=2022-toyota-hilux-1042'); // => { kind: 'slug', slug: '2022-toyota-hilux-1042' }
 */
export const readCarReference = (queryString: string): CarReference => {
  const value = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000)).get('car_id')?.trim() ?? '';
  if (/^\d{1,15}$/.test(value)) return { kind: 'id', id: Number(value) };
  return value === '' || value.length > 300 || /[\p{Cc}\p{Cs}/\\]/u.test(value)
    ? { kind: 'none' }
    : { kind: 'slug', slug: value };
};

/** Longest text in characters. */
const longest = 100;

/**
 * The description of a vehicle in `?vehicle=`, from the page of a model. Empty if missing.
 *
 * @example
 * readWantedVehicle('?vehicle=Ford%20Ranger'); // => 'Ford Ranger'
 */
export const readWantedVehicle = (queryString: string): string =>
  cleanText(new URLSearchParams(queryString.replace(/^\?/, '').slice(0, 8_000)).get('vehicle') ?? '', longest).trim();
