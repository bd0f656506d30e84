import { ownValue } from '@dealer/core/data';

type Point = { lat: number; lng: number };

/** Coordinates by country and postcode, with the capital of each range by the first digit. */
const coordinates: Readonly<Record<string, Readonly<Record<string, Point>>>> = {
  AU: {
    '0': { lat: -12.4634, lng: 130.8456 },
    '1': { lat: -33.8688, lng: 151.2093 },
    '2': { lat: -33.8688, lng: 151.2093 },
    '2460': { lat: -29.6906, lng: 152.9333 },
    '2600': { lat: -35.3081, lng: 149.1244 },
    '3': { lat: -37.8136, lng: 144.9631 },
    '3220': { lat: -38.1499, lng: 144.3617 },
    '4': { lat: -27.4698, lng: 153.0251 },
    '4215': { lat: -27.9674, lng: 153.4149 },
    '4350': { lat: -27.5606, lng: 151.9539 },
    '4551': { lat: -26.804, lng: 153.1216 },
    '4870': { lat: -16.9203, lng: 145.771 },
    '5': { lat: -34.9285, lng: 138.6007 },
    '6': { lat: -31.9523, lng: 115.8613 },
    '7': { lat: -42.8826, lng: 147.3257 },
  },
  NZ: {
    '0': { lat: -35.7251, lng: 174.3237 },
    '1': { lat: -36.8509, lng: 174.7645 },
    '2': { lat: -36.9928, lng: 174.8797 },
    '3': { lat: -37.787, lng: 175.2793 },
    '4': { lat: -40.3523, lng: 175.6082 },
    '5': { lat: -41.2866, lng: 174.7756 },
    '6': { lat: -41.2866, lng: 174.7756 },
    '7': { lat: -41.2706, lng: 173.284 },
    '8': { lat: -43.532, lng: 172.6306 },
    '9': { lat: -45.8788, lng: 170.5028 },
  },
};

/** Well-formed postcodes without coordinates. */
const nowhere = ['0000', '9999'];

/** The mock geocoding service: coordinates for all postcodes of a country except 0000 and 9999. */
export const geocodeRoute = (request: Request): Response => {
  const components = new URL(request.url).searchParams.get('components') ?? '';
  const [, postcode = '', country = ''] = /^postal_code:(\d{4})\|country:([A-Z]{2})$/.exec(components) ?? [];
  const known = ownValue(coordinates, country) ?? {};
  const point = nowhere.includes(postcode)
    ? undefined
    : (ownValue(known, postcode) ?? ownValue(known, postcode.charAt(0)));
  return Response.json(
    point === undefined
      ? { status: 'ZERO_RESULTS', results: [] }
      : { status: 'OK', results: [{ geometry: { location: point } }] },
  );
};
