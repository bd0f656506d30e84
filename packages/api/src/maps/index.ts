export { geocodePostcode, type PostcodePlace } from './geocodePostcode.ts';
export { mapsEndpoints } from './mapsEndpoints.ts';
