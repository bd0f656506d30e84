/** A link to directions on a map service, to a destination given as text. */
export const directionsHref = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

/**
 * The address of an embedded map of a destination given as text. It is loaded only after the visitor opens the map.
 *
 * @example mapEmbedHref('12 Wharf Lane, Newstead') // => 'https://www.google.com/maps?q=12%20Wharf%20Lane%2C%20Newstead&output=embed'
 */
export const mapEmbedHref = (destination: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(destination)}&output=embed`;
