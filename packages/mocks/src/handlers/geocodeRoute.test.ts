import { geocodePostcode } from '@dealer/api/maps';
import { createHttp } from '@dealer/api/http';
import { aSite } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { geocodeRoute } from './geocodeRoute.ts';

const ask = (postcode: string, country: 'AU' | 'NZ' = 'AU') =>
  geocodePostcode(createHttp({ baseUrl: '', fetch: async (input, init) => geocodeRoute(new Request(input, init)) }), {
    site: aSite({ country, services: { maps: { key: 'demo', imageUrl: '' } } }),
    postcode,
  });

describe('the mock geocoding service', () => {
  it('the mock geocoding service returns coordinates for the postcodes of a country, and none for 9999', async () => {
    expect(await ask('4000')).toEqual({ kind: 'place', lat: -27.4698, long: 153.0251 });
    expect(await ask('8011', 'NZ')).toMatchObject({ kind: 'place', long: 172.6306 });
    expect(await ask('9999')).toEqual({ kind: 'unknown', message: 'Invalid postcode' });
  });
});
