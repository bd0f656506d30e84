/** A car named by an address, or none. */
export type CarReference =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'slug'; readonly slug: string }
  | { readonly kind: 'none' };

/**
 * The car that `?car_id=` names, by id or by slug (rows 2.R06, 2.R09): digits alone are an id, as no slug is without letters.
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
