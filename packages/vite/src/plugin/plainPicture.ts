import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ownValue } from '@dealer/core/data';
import type { Packages } from '../build/packages.ts';

/** The shapes of a silhouette in `PAINT`; the glass is cut out of them. */
const shapesOf = (file: string): string => {
  const svg = readFileSync(file, 'utf8');
  const [, mask = '', shapes = ''] = /^<svg[^>]*>\s*(.*<\/mask>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  return `${mask}<g fill="PAINT" stroke="#3c444c" stroke-width=".5">${shapes}</g>`.replaceAll('\n', '');
};

/** A steering wheel and a dashboard, for the pictures of cabins. */
const cabin =
  '<path fill="#3c444c" d="M0 26q60-10 120 0v30H0z"/><circle cx="38" cy="34" r="17" fill="none" stroke="#22272c" stroke-width="4"/><path d="M21 34h34M38 34v17" stroke="#22272c" stroke-width="4"/><rect x="62" y="26" width="26" height="14" rx="2" fill="#22272c"/>';

const onGround = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path fill="#e4e7ea" d="M0 0h120v80H0z"/><path fill="#cfd4d9" d="M0 58h120v22H0z"/><g transform="translate(9 21) scale(.85)">${shapes}</g></svg>`;

/** Drawings by the name of the folder of their pictures, from the silhouettes of `@dealer/ui`; of other vehicles an SUV. */
const drawings = ({ folder }: Pick<Packages, 'folder'>): Record<string, string> => {
  const shapes = join(folder('ui'), 'BodySilhouette/shapes');
  return {
    ...Object.fromEntries(
      readdirSync(shapes).map((file) => {
        const silhouette = basename(file, '.svg');
        return [silhouette === '4x4' ? 'fourByFour' : silhouette, onGround(shapesOf(join(shapes, file)))];
      }),
    ),
    interior: onGround(cabin),
  };
};

/** The body and the paint in a picture's path: `pictures/suv/blue/hero.webp`, `pictures/suv/yard-dusk-white/side.webp`. */
const pattern = 'pictures/([A-Za-z0-9-]+)/(?:(?:[a-z]+-)*([a-z]+)/)?';

/**
 * Script with `plainPicture(path)`: a drawn picture for a vehicle of the generated stock, in its body and paint, for projects without
 * `@dealer/demo-pictures`. A service worker runs it.
 */
export const plainPictureSource = (
  packages: Pick<Packages, 'folder'>,
): string => `const drawings = ${JSON.stringify(drawings(packages))};
const plainPicture = (path) => {
  const [, body = '', paint = 'silver'] = new RegExp(${JSON.stringify(pattern)}).exec(path) ?? [];
  return (Object.hasOwn(drawings, body) ? drawings[body] : drawings.suv).replace('PAINT', paint);
};`;

/** The same for a server. */
export const plainPictures = (packages: Pick<Packages, 'folder'>): ((path: string) => string) => {
  const drawn = drawings(packages);
  return (path) => {
    const [, body = '', paint = 'silver'] = new RegExp(pattern).exec(path) ?? [];
    return (ownValue(drawn, body) ?? drawn['suv'] ?? '').replace('PAINT', paint);
  };
};
