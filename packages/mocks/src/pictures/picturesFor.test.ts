// @vitest-environment node
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFamily } from './makeFamily.ts';
import { cutOutSets, interiorKeys, pictureBodies, pictureColours, sceneNames, spinSets } from './pictureKeys.ts';
import { pictureSets } from './pictureSets.ts';
import { pictureSetFor, picturesFor, type PictureSubject } from './picturesFor.ts';
import { scenePicture } from './scenePicture.ts';
import { spinFor } from './spinFor.ts';

const root = join(import.meta.dirname, '../../../demo-pictures');

/** Width and height from the header of a lossy or extended WebP. */
const sizeOf = (path: string): [number, number] => {
  const b = readFileSync(join(root, path));
  expect(b.toString('latin1', 0, 4) + b.toString('latin1', 8, 12), path).toBe('RIFFWEBP');
  return b.toString('latin1', 12, 16) === 'VP8X'
    ? [b.readUIntLE(24, 3) + 1, b.readUIntLE(27, 3) + 1]
    : [b.readUInt16LE(26) & 0x3fff, b.readUInt16LE(28) & 0x3fff];
};
const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, f) => sum + (f.isFile() ? statSync(join(f.parentPath, f.name)).size : 0),
    0,
  );

const galleryOf = (subject: PictureSubject): string[] => picturesFor(subject).map(({ url }) => url);

describe('picturesFor', () => {
  it.each(pictureBodies)('picturesFor has the pictures of a %s in every colour, new and used, each on disk', (body) => {
    for (const colour of pictureColours)
      for (const isUsed of [false, true]) {
        const pictures = picturesFor({ body, colour, seed: 7, isUsed });
        expect(pictures[0]?.angle).toBe('hero');
        expect(pictures.length).toBeGreaterThanOrEqual(5);
        for (const p of pictures)
          for (const path of [p.url, p.thumb, ...(p.large ? [p.large] : [])])
            expect(existsSync(join(root, path)), path).toBe(true);
      }
  });

  it('draws the pictures of a car in the documented sizes', () => {
    const [hero] = picturesFor({ body: 'Ute / Tray', colour: 'White', seed: 0 });
    expect(hero?.url).toBe('pictures/ute/white/hero.webp');
    expect(sizeOf(hero!.url)).toEqual([600, 400]);
    expect(sizeOf(hero!.thumb)).toEqual([375, 250]);
    expect(sizeOf(hero!.large!)).toEqual([1200, 800]);
  });

  it('shows the same vehicle in the same pictures', () => {
    const subject = { body: 'SUV', colour: 'White', make: 'Kia', isUsed: true, seed: 50_123 };
    expect(galleryOf(subject)).toEqual(galleryOf({ ...subject }));
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'picturesFor photographs all sides of the used SUV number %d in one place at one time',
    (seed) => {
      const sides = galleryOf({ body: 'SUV', colour: 'White', isUsed: true, seed }).filter(
        (url) => !url.includes('/interior/'),
      );
      expect(sides).toHaveLength(4);
      expect(new Set(sides.map((url) => url.slice(0, url.lastIndexOf('/')))).size).toBe(1);
    },
  );

  it('picturesFor photographs used SUVs in different places', () => {
    const settings = Array.from(
      { length: 40 },
      (_, seed) => pictureSetFor({ body: 'SUV', colour: 'White', isUsed: true, seed }).setting,
    );
    expect(new Set(settings)).toEqual(new Set(['studio', 'yard']));
  });

  it('picturesFor photographs a new car in the studio', () => {
    expect(pictureSetFor({ body: 'SUV', colour: 'Blue', seed: 3 }).setting).toBe('studio');
  });

  it.each(['suv', 'ute', 'hatch'] as const)(
    'the folder of pictures has a %s in the yard and in the street, by day and at dusk',
    (body) => {
      const sets = pictureSets[body];
      expect(new Set(sets.map(({ setting }) => setting))).toEqual(new Set(['studio', 'yard', 'street']));
      expect(new Set(sets.map(({ time }) => time))).toEqual(new Set(['day', 'dusk']));
    },
  );

  it('picturesFor gives a used car the lamps and the grille of its make, and none to an electric one', () => {
    const family = (make: string, fuel = 'Petrol') =>
      pictureSetFor({ body: 'SUV', colour: 'White', make, fuel, seed: 4, isUsed: true }).family;
    expect(['Toyota', 'Volkswagen', 'Hyundai', 'Nissan', 'Tesla'].map((make) => family(make))).toEqual([
      'wide',
      'frame',
      'split',
      'block',
      'electric',
    ]);
    expect(family('Hyundai', 'Electric')).toBe('electric');
  });

  it('picturesFor gives a car the face of no other make than its own, whatever its paint', () => {
    for (const body of ['Hatch', 'Sedan', 'SUV', 'Ute'])
      for (const colour of pictureColours)
        for (const make of ['Toyota', 'Volkswagen', 'Hyundai', 'Nissan', 'Tesla'])
          expect(['wide', makeFamily(make)]).toContain(
            pictureSetFor({ body, colour, make, isUsed: true, seed: 9 }).family,
          );
  });

  it('picturesFor prefers the plates of the country', () => {
    for (const country of ['AU', 'NZ'] as const)
      for (let seed = 0; seed < 20; seed += 1) {
        const { plates } = pictureSetFor({ body: 'SUV', colour: 'White', isUsed: true, country, seed });
        expect([undefined, country]).toContain(plates);
      }
  });

  it('picturesFor shows the cabin, the rear seat and the boot in the colour of the trim', () => {
    const inside = galleryOf({ body: 'Sedan', colour: 'Grey', trim: 'Beige', seed: 1 }).filter((url) =>
      url.includes('/interior/'),
    );
    expect(inside.map((url) => url.split('/').at(-1)).sort()).toEqual([
      'boot.webp',
      'car-beige.webp',
      'rear-beige.webp',
    ]);
  });

  it('picturesFor has a picture of the rear seat or the boot among the first five of every car', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const five = picturesFor({ body: 'Hatch', colour: 'Blue', seed }).slice(0, 5);
      expect(five.map(({ angle }) => angle)).toContain('load');
    }
  });

  it('picturesFor shows the controls of a motorcycle, which has no rear seat', () => {
    expect(
      picturesFor({ body: 'Cruiser', itemType: 'motorcycle', seed: 3 })
        .map(({ angle }) => angle)
        .sort(),
    ).toEqual(['front', 'hero', 'interior', 'rear', 'side']);
  });

  it('the folder of pictures has nothing that no vehicle shows', () => {
    const inFolder = (name: string) => readdirSync(join(root, 'pictures', name)).sort();
    for (const body of pictureBodies) expect(inFolder(body)).toEqual(pictureSets[body].map(({ name }) => name).sort());
    expect(inFolder('interior')).toEqual(interiorKeys.flatMap((name) => [`${name}-thumb.webp`, `${name}.webp`]).sort());
  });

  it.each(cutOutSets)(
    'the folder of pictures has the cut-out of a $colour $body in both widths',
    ({ body, colour }) => {
      expect(sizeOf(`pictures/cutout/${body}-${colour}/hero.webp`)).toEqual([900, 480]);
      expect(sizeOf(`pictures/cutout/${body}-${colour}/hero-large.webp`)).toEqual([1500, 800]);
    },
  );

  it('the folder of pictures is below 25 MB in total', () => {
    expect(bytesBelow(join(root, 'pictures'))).toBeLessThan(25_000_000);
  });
});

describe('spinFor', () => {
  it.each(spinSets)('spinFor has 36 frames of the $colour $body, each on disk', ({ body, colour }) => {
    const frames = spinFor({ body, colour, seed: 0 });
    expect(new Set(frames).size).toBe(36);
    for (const path of frames ?? []) expect(existsSync(join(root, path)), path).toBe(true);
    expect(sizeOf(frames![35]!)).toEqual([600, 400]);
  });

  it('spinFor is undefined for a vehicle without a spin, or one that is photographed outdoors', () => {
    expect(spinFor({ body: 'bus', colour: 'white', seed: 0 })).toBeUndefined();
    for (let seed = 0; seed < 20; seed += 1) {
      const subject = { body: 'Ute', colour: 'White', isUsed: true, seed };
      expect(spinFor(subject) !== undefined).toBe(pictureSetFor(subject).setting === 'studio');
    }
  });
});

describe('scenePicture', () => {
  it.each(sceneNames)('scenePicture has the %s in both widths', (scene) => {
    const { url, narrow } = scenePicture(scene);
    expect(sizeOf(url)).toEqual([1920, 800]);
    expect(sizeOf(narrow)).toEqual([960, 800]);
  });
});
