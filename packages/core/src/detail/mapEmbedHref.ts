/**
 * The address of a map of a place in words, to stand in a frame; asked for only after the visitor wants the map.
 *
 * @example mapEmbedHref('12 Wharf Lane, Newstead') // => 'https://www.google.com/maps?q=12%20Wharf%20Lane%2C%20Newstead&output=embed'
 */
export const mapEmbedHref = (place: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`;
