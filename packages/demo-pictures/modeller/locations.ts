import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { SceneName } from '@dealer/mocks/pictures';
import { picturesFolder } from '../src/folder/index.ts';

// Creates pictures of locations by cropping the wide scenes, and a map for the mocked map service.
// npm run locations -w packages/demo-pictures

const target = join(picturesFolder, 'locations');
const size = { width: 800, height: 400 };

/** The offset of a picture in its scene. */
const cuts: readonly { name: string; scene: SceneName; x: number; y: number; width: number }[] = [
  { name: 'yard-gate', scene: 'yard', x: 60, y: 190, width: 1120 },
  { name: 'yard-front', scene: 'yard', x: 720, y: 150, width: 1200 },
  { name: 'showroom-floor', scene: 'showroom', x: 40, y: 150, width: 1200 },
  { name: 'showroom-window', scene: 'showroom', x: 820, y: 170, width: 1100 },
  { name: 'suburb-bunting', scene: 'suburb', x: 40, y: 150, width: 1200 },
  { name: 'suburb-row', scene: 'suburb', x: 760, y: 190, width: 1120 },
  { name: 'rigs-shed', scene: 'rigs', x: 640, y: 120, width: 1240 },
  { name: 'rigs-gravel', scene: 'rigs', x: 40, y: 140, width: 1200 },
  { name: 'chargers-bays', scene: 'chargers', x: 180, y: 140, width: 1240 },
  { name: 'chargers-glass', scene: 'chargers', x: 760, y: 120, width: 1120 },
  { name: 'coast-mountain', scene: 'coast', x: 700, y: 100, width: 1200 },
  { name: 'coast-row', scene: 'coast', x: 40, y: 180, width: 1160 },
  { name: 'dairy-yard', scene: 'dairy', x: 260, y: 120, width: 1240 },
  { name: 'street-kerb', scene: 'street', x: 300, y: 150, width: 1240 },
  { name: 'evening-front', scene: 'evening', x: 500, y: 130, width: 1240 },
  { name: 'evening-row', scene: 'evening', x: 60, y: 170, width: 1160 },
  { name: 'harbour-yard', scene: 'harbour', x: 620, y: 110, width: 1240 },
  { name: 'harbour-row', scene: 'harbour', x: 60, y: 170, width: 1180 },
  { name: 'bikes-bench', scene: 'bikes', x: 500, y: 130, width: 1240 },
];

const map = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360" viewBox="0 0 600 360">
  <rect width="600" height="360" fill="#e9ebe6"/>
  <path d="M0 230 L170 196 L214 360 L0 360 Z M430 0 L600 0 L600 120 L452 146 Z" fill="#cfe5c8"/>
  <path d="M-10 320 C 120 300 190 350 300 336 S 520 300 610 322 L610 370 L-10 370 Z" fill="#b9d8ea"/>
  <g fill="none" stroke="#fff"><path stroke-width="12" d="M-10 205 L610 118 M-10 296 L610 232 M140 -10 L236 370 M316 -10 L388 370 M492 -10 L548 370"/>
  <path stroke-width="7" d="M-10 130 L610 46 M40 -10 L96 370 M228 -10 L306 370 M404 -10 L470 370"/></g>
  <path d="M-10 76 C 170 58 220 160 340 166 S 560 280 610 290" fill="none" stroke="#f3c969" stroke-width="20"/>
  <g transform="translate(300 176)"><path d="M0 0 C -6 -20 -24 -30 -24 -52 A 24 24 0 1 1 24 -52 C 24 -30 6 -20 0 0 Z" fill="#d33a2c" stroke="#fff" stroke-width="3"/><circle cy="-52" r="9" fill="#fff"/></g>
</svg>`;

const write = (picture: Sharp, name: string): Promise<OutputInfo> =>
  picture.webp({ quality: 76, effort: 6 }).toFile(join(target, `${name}.webp`));

mkdirSync(target, { recursive: true });
for (const { name, scene, x, y, width } of cuts)
  await write(
    sharp(join(picturesFolder, `scenes/${scene}-1920.webp`))
      .extract({ left: x, top: y, width, height: Math.min(width / 2, 800 - y) })
      .resize({ ...size, fit: 'cover' }),
    name,
  );
await write(sharp(Buffer.from(map)), 'map');
