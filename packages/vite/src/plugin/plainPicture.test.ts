import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateStock } from '@dealer/mocks/stock';
import { plainPictures, plainPictureSource } from './plainPicture.ts';

const packages = { folder: (name: string) => join(import.meta.dirname, '../../../', name, 'src') };
const picture = plainPictures(packages);
const stock = generateStock({ seed: 1, now: Date.UTC(2026, 10, 20, 3) });

describe('plainPicture', () => {
  it('draws a ute as another vehicle than a sedan, in its paint', () => {
    const ute = picture('/pictures/ute/yard-dusk-blue/hero.webp');
    expect(ute).toContain('fill="blue"');
    expect(ute).not.toBe(picture('/pictures/sedan/yard-dusk-blue/hero.webp'));
  });

  it('draws each body of the generated stock as itself', () => {
    const bodies = new Set(
      stock.flatMap((doc) => /pictures\/([^/]+)\//.exec(String(doc.primary_image_url ?? ''))?.[1] ?? []),
    );
    expect(bodies.size).toBeGreaterThan(10);
    expect(new Set([...bodies].map((body) => picture(`/pictures/${body}/red/hero.webp`))).size).toBe(bodies.size);
  });

  it('draws a cabin where the picture is of the inside', () => {
    expect(picture('/pictures/interior/car-black.webp')).not.toContain('PAINT');
    expect(picture('/pictures/interior/car-black.webp')).not.toBe(picture('/pictures/suv/silver/hero.webp'));
  });

  it('draws the same in a service worker', () => {
    const run = new Function(`${plainPictureSource(packages)} return plainPicture;`) as () => (path: string) => string;
    for (const path of [
      '/pictures/van/red/side.webp',
      '/pictures/interior/boot.webp',
      '/pictures/spaceship/red/x.webp',
    ])
      expect(run()(path)).toBe(picture(path));
  });
});
