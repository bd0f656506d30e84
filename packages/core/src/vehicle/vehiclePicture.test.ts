import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import { vehicleFacts } from '../card/vehicleFacts.ts';
import { vehiclePicture } from './vehiclePicture.ts';

describe('vehiclePicture', () => {
  const own = { url: '/a.webp', thumb: '/a-375.webp' };

  it("vehiclePicture adds the site's picture service to an address without a host, and leaves others unchanged", () => {
    const site = aSite({ services: { images: { kind: 'plain', baseUrl: 'https://img.example/cars/' } } });
    expect(vehiclePicture(own, site)).toMatchObject({
      src: 'https://img.example/cars/a.webp',
      thumb: 'https://img.example/cars/a-375.webp',
    });
    expect(vehiclePicture({ url: '//cdn.example/a.webp', thumb: 'HTTPS://cdn.example/t.webp' }, site)).toMatchObject({
      src: '//cdn.example/a.webp',
      thumb: 'HTTPS://cdn.example/t.webp',
    });
  });

  it('vehiclePicture requests a size from a picture service, replacing parameters of the address', () => {
    const site = aSite({ services: { images: { kind: 'query' } } });
    expect(vehiclePicture({ url: '/a.webp?v=2', thumb: '/a.webp?v=2', large: '/a.webp#top' }, site)).toMatchObject({
      src: '/a.webp?v=2&width=600&quality=75',
      thumb: '/a.webp?v=2&width=375&quality=75',
      large: '/a.webp?width=1600&quality=75#top',
    });
  });

  it('vehiclePicture lists one size if there is only one', () => {
    expect(vehiclePicture({ url: '/a.webp', thumb: '/a.webp' }, aSite())).not.toHaveProperty('srcSet');
  });
});

describe('vehicleFacts', () => {
  it('vehicleFacts returns the known facts in the requested order', () => {
    expect(vehicleFacts(aVehicle(), aSite(), ['year', 'body']).map(({ value }) => value)).toEqual(['2022', 'Ute']);
    expect(
      vehicleFacts(aVehicle({ year: undefined, km: undefined }), aSite(), ['year', 'km', 'fuel']).map(
        ({ value }) => value,
      ),
    ).toEqual(['Diesel']);
  });
});
