/**
 * Renders the pictures of the mocked stock. Deterministic: the same source gives the same pictures.
 *   npm run render -w packages/demo-pictures                          everything
 *   npm run render -w packages/demo-pictures -- --only suv,hatch      some bodies
 *   npm run render -w packages/demo-pictures -- --sets yard-white     the sets with these names
 *   npm run render -w packages/demo-pictures -- --parts spins,scenes  some parts (bodies, interiors, spins, cutOuts, scenes)
 *   npm run render -w packages/demo-pictures -- --missing             only pictures that do not exist yet
 */
import { parseArgs } from 'node:util';
import { openScene } from './page.ts';
import { anglesOf, interiors, paints, plateOf, rimsOf, sceneNames, sizesOfScene, spins } from './plan.ts';
import { isSaved, save, type Size } from './save.ts';
import { cutOutSets, exteriorAngles, makeFamilies, pictureBodies, pictureSets } from '@dealer/mocks/pictures';
import { picturesFolder } from '../src/folder/index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sets: { type: 'string' },
    parts: { type: 'string', default: 'bodies,interiors,spins,cutOuts,scenes' },
    missing: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const out = values.out ?? picturesFolder;
const parts = new Set(values.parts.split(','));
const only = values.only?.split(',');
const sets = values.sets?.split(',');

const { page, close } = await openScene();
let bytes = 0;
/** While one picture is encoded, the next one is rendered. */
let encoding: Promise<void> = Promise.resolve();
const take = async (sizes: Size[], render: () => Promise<string>): Promise<void> => {
  if (values.missing && isSaved(out, sizes)) return;
  const picture = await render();
  await encoding;
  encoding = save(out, picture, sizes).then((count) => {
    bytes += count;
  });
};
const sizesOf = (name: string, hasLarge: boolean): Size[] => [
  { name, width: 600, height: 400 },
  { name: `${name}-thumb`, width: 375, height: 250 },
  ...(hasLarge ? [{ name: `${name}-large`, width: 1200, height: 800 }] : []),
];
const report = (done: string, started: number): void =>
  console.log(`${done}: ${Math.round((Date.now() - started) / 1000)} s, ${(bytes / 1e6).toFixed(1)} MB so far`);

try {
  if (parts.has('bodies'))
    for (const body of only
      ? pictureBodies.filter((known) => only.includes(known)).sort((a, b) => only.indexOf(a) - only.indexOf(b))
      : pictureBodies) {
      const started = Date.now();
      // The sets of one family in a row, because each family is a model of its own.
      const list = pictureSets[body]
        .filter(({ name }) => sets?.includes(name) ?? true)
        .sort((a, b) => makeFamilies.indexOf(a.family) - makeFamilies.indexOf(b.family));
      for (const set of list)
        for (const angle of exteriorAngles) {
          const { family, colour, setting, time, plates } = set;
          const isHero = angle === 'hero';
          await take(sizesOf(`${body}/${set.name}/${angle}`, isHero), () =>
            page.evaluate((s) => window.imagery.shoot(s), {
              body,
              family,
              paint: paints[colour],
              ...(plates && { plate: plateOf(set) }),
              rims: rimsOf(set),
              setting,
              time,
              view: anglesOf(setting, body)[angle],
              width: isHero ? 1200 : 660,
              height: isHero ? 800 : 440,
              paints,
            }),
          );
        }
      report(body, started);
    }
  if (parts.has('spins'))
    for (const { body, colour } of spins) {
      if (only && !only.includes(body)) continue;
      const started = Date.now();
      for (let i = 0; i < 36; i++) {
        const n = String(i).padStart(2, '0');
        await take([{ name: `spin/${body}-${colour}/${n}`, width: 600, height: 400 }], () =>
          page.evaluate((s) => window.imagery.shoot(s), {
            body,
            family: 'wide' as const,
            paint: paints[colour],
            setting: 'studio' as const,
            view: { ...anglesOf('studio', body).hero, azimuth: 38 + i * 10, elevation: 8 },
            fixed: true,
            width: 660,
            height: 440,
            paints,
          }),
        );
      }
      report(`spin ${body}-${colour}`, started);
    }
  if (parts.has('cutOuts'))
    for (const { body, colour } of cutOutSets) {
      if (only && !only.includes(body)) continue;
      const started = Date.now();
      const name = `cutout/${body}-${colour}/hero`;
      await take(
        [
          { name, width: 900, height: 480 },
          { name: `${name}-large`, width: 1500, height: 800 },
        ],
        () =>
          page.evaluate((s) => window.imagery.shoot(s), {
            body,
            family: 'wide' as const,
            paint: paints[colour],
            setting: 'cutOut' as const,
            view: { ...anglesOf('studio', body).hero, elevation: 5, fill: 0.9, shift: 0 },
            width: 1500,
            height: 800,
            paints,
          }),
      );
      report(name, started);
    }
  if (parts.has('interiors'))
    for (const name of interiors) {
      const started = Date.now();
      await take(sizesOf(`interior/${name}`, false), () =>
        page.evaluate((s) => window.imagery.interior(s), { name, width: 1200, height: 800, paint: paints.red }),
      );
      report(`interior ${name}`, started);
    }
  if (parts.has('scenes'))
    for (const scene of sceneNames) {
      if (only && !only.includes(scene)) continue;
      const started = Date.now();
      for (const { suffix, width, height } of sizesOfScene(scene))
        await take([{ name: `scenes/${scene}-${suffix}`, width, height, quality: 70 }], () =>
          page.evaluate((s) => window.imagery.scene(s), { scene, width, height, paints }),
        );
      report(`scene ${scene}`, started);
    }
  await encoding;
} finally {
  await close();
}
