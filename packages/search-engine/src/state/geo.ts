import type { Doc, Json } from '../http/json.ts';
import type { IndexState } from './types.ts';

const EARTH_RADIUS = 6_371_000;

const asNumber = (value: Json | undefined): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** Latitude and longitude in degrees from a document's `_geo`, null if it is missing or invalid. */
export const pointOf = (doc: Doc | undefined): readonly [number, number] | null => {
  const geo = doc?._geo;
  if (typeof geo !== 'object' || geo === null || Array.isArray(geo)) return null;
  const lat = asNumber(geo.lat);
  const lng = asNumber(geo.lng);
  return lat === null || lng === null ? null : [lat, lng];
};

/** Great-circle distance of two points in metres. */
const metresBetween = ([latA, lngA]: readonly [number, number], [latB, lngB]: readonly [number, number]): number => {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((latB - latA) * radians) / 2) ** 2 +
    Math.cos(latA * radians) * Math.cos(latB * radians) * Math.sin(((lngB - lngA) * radians) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** Distance in metres from a point to each document; infinity for a document without coordinates. */
export const distancesFrom = (index: IndexState, point: readonly [number, number]): Float64Array =>
  Float64Array.from(index.docs, (doc) => {
    const there = pointOf(doc);
    return there ? metresBetween(point, there) : Number.POSITIVE_INFINITY;
  });
