/**
 * Renders some pictures while a shape is modelled:
 * `npm run try -w packages/demo-pictures -- <folder> <body,body> [angle,angle] [colour] [setting-time,...] [family,...]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openScene } from './page.ts';
import { anglesOf, paints } from './plan.ts';
import type {
  ExteriorAngle,
  MakeFamily,
  PictureBody,
  PictureColour,
  PictureSetting,
  PictureTime,
} from '@dealer/mocks/pictures';

const [
  folder = '/tmp/imagery',
  bodies = 'hatch',
  list = 'hero,side,rear,front',
  colour = 'blue',
  settings = 'studio',
  families = 'wide',
] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { page, close } = await openScene();
try {
  for (const body of bodies.split(','))
    for (const family of families.split(','))
      for (const spot of settings.split(','))
        for (const angle of list.split(',')) {
          const t = Date.now();
          const [setting, time] = spot.split('-') as [PictureSetting | 'cutOut', PictureTime | undefined];
          const out = await page.evaluate((s) => window.imagery.shoot(s), {
            body,
            family: family as MakeFamily,
            paint: paints[colour as PictureColour],
            plate: { text: 'QTZ 48B', ink: '#6b1420', ground: '#f4f4ee' },
            setting,
            ...(time && { time }),
            view: anglesOf(setting, body as PictureBody)[angle as ExteriorAngle],
            width: 900,
            height: 600,
            paints,
          });
          writeFileSync(`${folder}/${body}-${family}-${spot}-${angle}.png`, Buffer.from(out, 'base64'));
          console.log(body, family, spot, angle, Date.now() - t, 'ms');
        }
} finally {
  await close();
}
