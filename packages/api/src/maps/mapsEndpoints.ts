/**
 * The default address of the maps service; a site can override it with `services.maps.geocodeUrl`.
 *
 * @example
 * mapsEndpoints.geocode // => 'https://maps.googleapis.com/maps/api/geocode/json'
 */
export const mapsEndpoints = { geocode: 'https://maps.googleapis.com/maps/api/geocode/json' } as const;
