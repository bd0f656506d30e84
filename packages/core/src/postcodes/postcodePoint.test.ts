import { describe, expect, it } from 'vitest';
import { distanceKm } from '../contact/nearestLocations.ts';
import { aLocation } from '../testing/index.ts';
import { postcodePoint } from './postcodePoint.ts';

describe('the point of a postcode', () => {
  // Town halls and main streets, by maps.
  it.each([
    ['3220', 'AU', -38.1499, 144.3617],
    ['2000', 'AU', -33.8731, 151.2065],
    ['3000', 'AU', -37.8153, 144.9668],
    ['4000', 'AU', -27.4698, 153.0251],
    ['0800', 'AU', -12.4634, 130.8456],
    ['6000', 'AU', -31.9523, 115.8613],
    ['7000', 'AU', -42.8821, 147.3272],
    ['1010', 'NZ', -36.8485, 174.7633],
    ['3204', 'NZ', -37.787, 175.2793],
    ['9016', 'NZ', -45.8788, 170.5028],
  ] as const)('%s in %s is within ten kilometres of its centre', async (postcode, country, lat, long) => {
    const point = await postcodePoint(postcode, { country });
    expect(distanceKm(point!, { lat, long })).toBeLessThan(10);
  });

  it('is where the yard with that postcode is, if the site has one', async () => {
    const { address } = aLocation();
    const yard = aLocation({ address: { ...address, postcode: '4006', lat: -27.4507, long: 153.0437 } });
    const point = await postcodePoint('4006', { country: 'AU', locations: [yard] });
    expect(point).toEqual({ lat: -27.4507, long: 153.0437 });
  });

  it('is not known for a postcode that does not exist', async () => {
    expect(await postcodePoint('9999', { country: 'AU' })).toBeUndefined();
    expect(await postcodePoint('', { country: 'NZ' })).toBeUndefined();
  });
});
