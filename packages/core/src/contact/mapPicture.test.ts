import { describe, expect, it } from 'vitest';
import { aLocation, aSite } from '../testing/index.ts';
import { mapPicture } from './index.ts';

const maps = { key: 'site-key', imageUrl: 'https://maps.example/static' };
const site = aSite({ services: { maps } });
const pictureOf = (address: Parameters<typeof aLocation>[0] & object, own = site) =>
  mapPicture(aLocation(address), own);

describe('mapPicture', () => {
  it('mapPicture is 600 wide at quality 75, around the location', () => {
    const picture = pictureOf({ address: { lat: -27.4507, long: 153.0437, street: '12 Wharf Lane' } });
    expect(picture).toMatchObject({ width: 600, height: 360 });
    const url = new URL(picture?.src ?? '');
    expect(url.origin + url.pathname).toBe('https://maps.example/static');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      center: '-27.4507,153.0437',
      markers: '-27.4507,153.0437',
      zoom: '15',
      size: '600x360',
      width: '600',
      quality: '75',
      key: 'site-key',
    });
  });

  it('mapPicture is of the address where the coordinates are not known, with the key of the location where it has one', () => {
    const picture = pictureOf({
      address: { street: '12 Wharf Lane', city: 'Newstead', lat: -27.45, map_key: 'own-key' },
    });
    expect(picture?.src).toContain('?center=12%20Wharf%20Lane%2C%20Newstead&');
    expect(picture?.src).toContain('key=own-key');
  });

  it('mapPicture adds to an address that has a query already', () => {
    const styled = aSite({ services: { maps: { ...maps, imageUrl: 'https://maps.example/static?style=plain' } } });
    expect(pictureOf({}, styled)?.src).toMatch(/^https:\/\/maps\.example\/static\?style=plain&center=/);
  });

  it('mapPicture is none without a map service or a place', () => {
    expect(pictureOf({}, aSite())).toBeUndefined();
    expect(pictureOf({}, aSite({ services: { maps: { key: 'k', imageUrl: '' } } }))).toBeUndefined();
    expect(pictureOf({ address: {} })).toBeUndefined();
  });
});
