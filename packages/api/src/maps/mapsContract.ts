import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { mapsEndpoints } from './mapsEndpoints.ts';

export const geocodeContract = defineContract({
  name: 'Find a postcode on the map',
  text: 'Where a postcode of the site’s country lies, to say how far away a yard is. Asked only where the site has a maps service.',
  method: 'GET',
  path: mapsEndpoints.geocode,
  host: 'maps',
  by: 'geocodePostcode',
  calledFrom: 'The dealer locator, for a postcode of four digits.',
  source: 'Specification section 7, Geocoding; decision D10',
  query: z.object({ components: z.string(), key: z.string() }),
  answer: z.looseObject({
    results: z.array(
      z.looseObject({ geometry: z.looseObject({ location: z.looseObject({ lat: z.number(), lng: z.number() }) }) }),
    ),
  }),
  timeoutMs: 5_000,
  fields: {
    components: 'postal_code:{postcode}|country:AU (NZ where the site is there).',
    key: '`services.maps.key`; bound to the site’s host at the maps service.',
    results: 'The first one counts.',
  },
  errors: [
    { when: 'No result, or a place that is not on the globe', page: `The field says "${errorText('geocode')}".` },
    {
      when: 'No connection, no answer in time, a status of 400 and above, or text instead of JSON',
      page: 'Distances are not shown; the locations keep their order.',
    },
  ],
  examples: [
    {
      query: { components: 'postal_code:4000|country:AU', key: 'site-key' },
      answer: { results: [{ geometry: { location: { lat: -27.47, lng: 153.03 } } }] },
    },
  ],
});
