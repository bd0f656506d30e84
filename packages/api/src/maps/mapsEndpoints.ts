/**
 * Where the maps service is asked, unless a site names another address (`services.maps.geocodeUrl`).
 *
 * @example
 * mapsEndpoints.geocode // => 'https://maps.googleapis.com/maps/api/geocode/json'
 */
export const mapsEndpoints = { geocode: 'https://maps.googleapis.com/maps/api/geocode/json' } as const;
