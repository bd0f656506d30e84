/** The default address of the maps service; a site can override it with `services.maps.geocodeUrl`. */
export const mapsEndpoints = { geocode: 'https://maps.googleapis.com/maps/api/geocode/json' } as const;
