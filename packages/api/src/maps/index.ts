export { geocodePostcode, type PostcodeLocation } from './geocodePostcode.ts';
export { mapsEndpoints } from './mapsEndpoints.ts';
