/**
 * A link to directions on a map service, to a place in words.
 *
 * @example directionsHref('12 Wharf Lane, Newstead') // => 'https://www.google.com/maps/dir/?api=1&destination=12%20Wharf%20Lane%2C%20Newstead'
 */
export const directionsHref = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
