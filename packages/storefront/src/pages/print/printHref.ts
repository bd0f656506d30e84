/**
 * The printable page of a vehicle.
 *
 * @example
 * printHref({ slug: '2022-toyota-hilux-7' }) // => '/print?car_id=2022-toyota-hilux-7'
 */
export const printHref = ({ slug }: { slug: string }): string => `/print?car_id=${encodeURIComponent(slug)}`;
