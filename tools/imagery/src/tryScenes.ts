/** Renders interiors and scenes while they are modelled: `npm run try:scenes -w tools/imagery -- <folder> <interior,...|-> <scene,...|->`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openScene } from './page.ts';
import { paints } from './plan.ts';

const [folder = '/tmp/imagery', families = '-', scenes = '-'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { page, close } = await openScene();
const save = (out: { name: string; data: string }[]): void =>
  out.forEach((o) => writeFileSync(`${folder}/${o.name}.png`, Buffer.from(o.data, 'base64')));
try {
  for (const family of families.split(',').filter((f) => f !== '-'))
    save(
      await page.evaluate((s) => window.imagery.interior(s), {
        family,
        width: 900,
        height: 600,
        type: 'image/png',
        sizes: [{ name: `interior-${family}`, width: 900, height: 600, quality: 1 }],
      }),
    );
  for (const scene of scenes.split(',').filter((f) => f !== '-'))
    for (const width of [1920, 960])
      save(
        await page.evaluate((s) => window.imagery.scene(s), {
          scene,
          width,
          height: 800,
          paints,
          type: 'image/png',
          sizes: [{ name: `scene-${scene}-${width}`, width, height: 800, quality: 1 }],
        }),
      );
} finally {
  await close();
}
