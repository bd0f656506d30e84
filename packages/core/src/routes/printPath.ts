/**
 * The printable page of a car, to be opened in a new tab (row 2.R09).
 *
 * @example
 * printPath('2022-toyota-hilux-7'); // => '/print?car_id=2022-toyota-hilux-7'
 */
export const printPath = (slug: string): string => `/print?car_id=${encodeURIComponent(slug)}`;
