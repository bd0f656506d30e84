import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { mapsEndpoints } from './mapsEndpoints.ts';

export const geocodeContract = defineContract({
  name: 'Find a postcode on the map',
  text: 'The coordinates of a postcode in the site’s country, to compute the distance of a location. Called only if the site has a maps service.',
  method: 'GET',
  path: mapsEndpoints.geocode,
  host: 'maps',
  by: 'geocodePostcode',
  calledFrom: 'The dealer locator, for a postcode of four digits.',
  decisions: 'D10',
  query: z.object({ components: z.string(), key: z.string() }),
  answer: z.looseObject({
    results: z.array(
      z.looseObject({ geometry: z.looseObject({ location: z.looseObject({ lat: z.number(), lng: z.number() }) }) }),
    ),
  }),
  timeoutMs: 5_000,
  fields: {
    components: 'postal_code:{postcode}|country:AU (NZ for sites in New Zealand).',
    key: '`services.maps.key`; the maps service limits it to the site’s host.',
    results: 'Only the first one is used.',
  },
  errors: [
    { when: 'No result, or invalid coordinates', page: `The field shows "${errorText('geocode')}".` },
    {
      when: 'No connection, no answer in time, a status of 400 and above, or text instead of JSON',
      page: 'Distances are not shown; the order of the locations is unchanged.',
    },
  ],
  examples: [
    {
      query: { components: 'postal_code:4000|country:AU', key: 'site-key' },
      answer: { results: [{ geometry: { location: { lat: -27.47, lng: 153.03 } } }] },
    },
  ],
});
