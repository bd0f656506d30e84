/**
 * Renders the pictures of the mocked stock. Deterministic: the same source gives the same pictures.
 *   npm run render -w tools/imagery                          everything
 *   npm run render -w tools/imagery -- --only suv,hatch      some bodies
 *   npm run render -w tools/imagery -- --colours gold,brown  bodies in some colours
 *   npm run render -w tools/imagery -- --parts spins,scenes  some parts (bodies, interiors, spins, scenes)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openScene } from './page.ts';
import { pictureFolder } from './pictureFolder.ts';
import { angles, interiors, paints, scenes, spins } from './plan.ts';
import { pictureBodies, pictureColours, exteriorAngles } from '@dealer/mocks/pictures';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    colours: { type: 'string' },
    parts: { type: 'string', default: 'bodies,interiors,spins,scenes' },
    out: { type: 'string' },
  },
});
const out = values.out ?? pictureFolder;
const parts = new Set(values.parts.split(','));
const only = values.only?.split(',');
const colours = values.colours?.split(',');

/** The lowest WebP quality without banding in paint gradients; the set must be below 25 MB. */
const QUALITY = { main: 0.86, thumb: 0.82, large: 0.84, spin: 0.8, scene: 0.82 };

const { page, close } = await openScene();
let bytes = 0;
const save = (files: { name: string; data: string }[]): void => {
  for (const f of files) {
    const path = join(out, `${f.name}.webp`);
    mkdirSync(dirname(path), { recursive: true });
    const data = Buffer.from(f.data, 'base64');
    bytes += data.length;
    writeFileSync(path, data);
  }
};
const sizesOf = (name: string, large: boolean) => [
  { name, width: 600, height: 400, quality: QUALITY.main },
  { name: `${name}-thumb`, width: 375, height: 250, quality: QUALITY.thumb },
  ...(large ? [{ name: `${name}-large`, width: 1200, height: 800, quality: QUALITY.large }] : []),
];

try {
  if (parts.has('bodies'))
    for (const body of pictureBodies) {
      if (only && !only.includes(body)) continue;
      const started = Date.now();
      for (const colour of pictureColours.filter((known) => colours?.includes(known) ?? true))
        for (const angle of exteriorAngles) {
          const hero = angle === 'hero';
          save(
            await page.evaluate((s) => window.imagery.shoot(s), {
              body,
              paint: paints[colour],
              view: angles[angle],
              width: hero ? 1200 : 720,
              height: hero ? 800 : 480,
              sizes: sizesOf(`${body}/${colour}/${angle}`, hero),
            }),
          );
        }
      console.log(`${body}: ${Math.round((Date.now() - started) / 1000)} s, ${(bytes / 1e6).toFixed(1)} MB so far`);
    }
  if (parts.has('spins'))
    for (const { body, colour } of spins) {
      if (only && !only.includes(body)) continue;
      for (let i = 0; i < 36; i++) {
        const n = String(i).padStart(2, '0');
        save(
          await page.evaluate((s) => window.imagery.shoot(s), {
            body,
            paint: paints[colour],
            view: { ...angles.hero, azimuth: 38 + i * 10, elevation: 8 },
            fixed: true,
            width: 660,
            height: 440,
            sizes: [{ name: `spin/${body}-${colour}/${n}`, width: 600, height: 400, quality: QUALITY.spin }],
          }),
        );
      }
      console.log(`spin ${body}-${colour}: ${(bytes / 1e6).toFixed(1)} MB so far`);
    }
  if (parts.has('interiors'))
    for (const family of interiors) {
      save(
        await page.evaluate((s) => window.imagery.interior(s), {
          family,
          width: 1200,
          height: 800,
          sizes: sizesOf(`interior/${family}`, false),
        }),
      );
      console.log(`interior ${family}`);
    }
  if (parts.has('scenes'))
    for (const scene of scenes) {
      for (const [width, height] of [
        [1920, 800],
        [960, 800],
      ] as const)
        save(
          await page.evaluate((s) => window.imagery.scene(s), {
            scene,
            width,
            height,
            paints,
            sizes: [{ name: `scenes/${scene}-${width}`, width, height, quality: QUALITY.scene }],
          }),
        );
      console.log(`scene ${scene}: ${(bytes / 1e6).toFixed(1)} MB so far`);
    }
} finally {
  await close();
}
