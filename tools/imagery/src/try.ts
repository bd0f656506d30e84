/** Renders some pictures while a shape is modelled: `npm run try -w tools/imagery -- <folder> <body,body> [angle,angle] [colour]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openScene } from './page.ts';
import { angles, paints } from './plan.ts';

const [folder = '/tmp/imagery', bodies = 'hatch', list = 'hero,side,rear,front', colour = 'blue'] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { page, close } = await openScene();
try {
  for (const body of bodies.split(','))
    for (const angle of list.split(',')) {
      const t = Date.now();
      const shot = {
        body,
        paint: paints[colour as keyof typeof paints],
        view: angles[angle as keyof typeof angles],
        width: 1200,
        height: 800,
        type: 'image/png',
        sizes: [{ name: angle, width: 900, height: 600, quality: 1 }],
      };
      const out = await page.evaluate((s) => window.imagery.shoot(s), shot);
      for (const o of out) writeFileSync(`${folder}/${body}-${o.name}.png`, Buffer.from(o.data, 'base64'));
      console.log(body, angle, Date.now() - t, 'ms');
    }
} finally {
  await close();
}
