// @vitest-environment node
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureBodies, pictureColours, sceneNames, spinSets } from './pictureKeys.ts';
import { picturesFor } from './picturesFor.ts';
import { scenePicture } from './scenePicture.ts';
import { spinFor } from './spinFor.ts';

const root = join(import.meta.dirname, '../..');

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

describe('picturesFor', () => {
  it.each(pictureBodies)('has five pictures of a %s in every colour, each on disk', (body) => {
    for (const colour of pictureColours) {
      const pictures = picturesFor({ body, colour, seed: 0 });
      expect(pictures.map((p) => p.angle)).toEqual(['hero', 'side', 'rear', 'front', 'interior']);
      expect(pictures[0]?.url).toBe(`pictures/${body}/${colour}/hero.webp`);
      for (const p of pictures)
        for (const path of [p.url, p.thumb, ...(p.large ? [p.large] : [])])
          expect(existsSync(join(root, path)), path).toBe(true);
    }
  });

  it('has the documented sizes', () => {
    const [hero] = picturesFor({ body: 'Ute / Tray', colour: 'White', seed: 0 });
    expect(sizeOf(hero!.url)).toEqual([600, 400]);
    expect(sizeOf(hero!.thumb)).toEqual([375, 250]);
    expect(sizeOf(hero!.large!)).toEqual([1200, 800]);
  });

  it('is below 25 MB in total', () => {
    expect(bytesBelow(join(root, 'pictures'))).toBeLessThan(25_000_000);
  });
});

describe('spinFor', () => {
  it.each(spinSets)('has 36 frames of the $colour $body, each on disk', ({ body, colour }) => {
    const frames = spinFor({ body, colour, seed: 0 });
    expect(new Set(frames).size).toBe(36);
    for (const path of frames ?? []) expect(existsSync(join(root, path)), path).toBe(true);
    expect(sizeOf(frames![35]!)).toEqual([600, 400]);
  });

  it('is undefined for a vehicle without a spin', () => {
    expect(spinFor({ body: 'bus', colour: 'white', seed: 0 })).toBeUndefined();
  });
});

describe('scenePicture', () => {
  it.each(sceneNames)('has the %s in both widths', (scene) => {
    const { url, narrow } = scenePicture(scene);
    expect(sizeOf(url)).toEqual([1920, 800]);
    expect(sizeOf(narrow)).toEqual([960, 800]);
  });
});
