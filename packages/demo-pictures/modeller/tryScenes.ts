/** Renders interiors and scenes while they are modelled: `npm run try:scenes -w packages/demo-pictures -- <folder> <interior,...|-> <scene,...|->`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { InteriorKey } from '@dealer/mocks/pictures';
import { openScene } from './page.ts';
import { paints } from './plan.ts';

const [folder = '/tmp/imagery', interiors = '-', scenes = '-', widths = '960,480'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { page, close } = await openScene();
const names = (list: string): string[] => list.split(',').filter((name) => name !== '-');
const save = (name: string, picture: string): void =>
  writeFileSync(`${folder}/${name}.png`, Buffer.from(picture, 'base64'));
try {
  for (const name of names(interiors) as InteriorKey[])
    save(
      `interior-${name}`,
      await page.evaluate((s) => window.imagery.interior(s), { name, width: 600, height: 400, paint: paints.red }),
    );
  for (const scene of names(scenes))
    for (const width of names(widths).map(Number))
      save(
        `scene-${scene}-${width}`,
        await page.evaluate((s) => window.imagery.scene(s), { scene, width, height: 400, paints }),
      );
} finally {
  await close();
}
