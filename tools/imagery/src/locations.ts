import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { pictureFolder } from './pictureFolder.ts';

// Creates pictures of locations by cropping the wide scenes, and a map for the mocked map service.
// npm run locations -w tools/imagery

const target = join(pictureFolder, 'locations');
const systemChromium = '/usr/bin/chromium';
const size = { width: 800, height: 400 };

/** The offset of a picture in its scene. */
const cuts = [
  { name: 'yard-gate', scene: 'yard', x: 60, y: 190, width: 1120 },
  { name: 'yard-front', scene: 'yard', x: 720, y: 150, width: 1200 },
  { name: 'showroom-floor', scene: 'showroom', x: 40, y: 150, width: 1200 },
  { name: 'showroom-window', scene: 'showroom', x: 820, y: 170, width: 1100 },
  { name: 'suburb-bunting', scene: 'suburb', x: 40, y: 150, width: 1200 },
  { name: 'suburb-row', scene: 'suburb', x: 760, y: 190, width: 1120 },
] as const;

const map = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360" viewBox="0 0 600 360">
  <rect width="600" height="360" fill="#e9ebe6"/>
  <path d="M0 230 L170 196 L214 360 L0 360 Z M430 0 L600 0 L600 120 L452 146 Z" fill="#cfe5c8"/>
  <path d="M-10 320 C 120 300 190 350 300 336 S 520 300 610 322 L610 370 L-10 370 Z" fill="#b9d8ea"/>
  <g fill="none" stroke="#fff"><path stroke-width="12" d="M-10 205 L610 118 M-10 296 L610 232 M140 -10 L236 370 M316 -10 L388 370 M492 -10 L548 370"/>
  <path stroke-width="7" d="M-10 130 L610 46 M40 -10 L96 370 M228 -10 L306 370 M404 -10 L470 370"/></g>
  <path d="M-10 76 C 170 58 220 160 340 166 S 560 280 610 290" fill="none" stroke="#f3c969" stroke-width="20"/>
  <g transform="translate(300 176)"><path d="M0 0 C -6 -20 -24 -30 -24 -52 A 24 24 0 1 1 24 -52 C 24 -30 6 -20 0 0 Z" fill="#d33a2c" stroke="#fff" stroke-width="3"/><circle cy="-52" r="9" fill="#fff"/></g>
</svg>`;

const dataOf = (file: string): string => `data:image/webp;base64,${readFileSync(file).toString('base64')}`;

const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
const draw = (source: string, from: number[], width: number, height: number): Promise<string> =>
  page.evaluate(
    async ({ source: src, from: [x = 0, y = 0, w = 0, h = 0], width: wide, height: high }) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      canvas.getContext('2d')?.drawImage(image, x, y, w, h, 0, 0, wide, high);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    { source, from, width, height },
  );
mkdirSync(target, { recursive: true });
for (const { name, scene, x, y, width } of cuts) {
  const source = dataOf(join(pictureFolder, `scenes/${scene}-1920.webp`));
  const picture = await draw(source, [x, y, width, width / 2], size.width, size.height);
  writeFileSync(join(target, `${name}.webp`), Buffer.from(picture, 'base64'));
}
const mapPicture = await draw(
  `data:image/svg+xml;base64,${Buffer.from(map).toString('base64')}`,
  [0, 0, 600, 360],
  600,
  360,
);
writeFileSync(join(target, 'map.webp'), Buffer.from(mapPicture, 'base64'));
await browser.close();
