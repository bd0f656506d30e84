/** The pictures to render: paints, camera angles, plates and rims. */
import type { Paint, Plate } from './scene/skin.ts';
import type { View } from './scene/studio.ts';
import {
  interiorKeys,
  sceneNames,
  spinSets,
  type ExteriorAngle,
  type PictureBody,
  type PictureColour,
  type PictureSet,
  type PictureSetting,
  type SceneName,
} from '@dealer/mocks/pictures';

export const paints: Record<PictureColour, Paint> = {
  white: { colour: '#d2d5d5', metal: 0, rough: 0.45 },
  silver: { colour: '#aab0b5', metal: 0.72, rough: 0.36 },
  grey: { colour: '#4c5258', metal: 0.6, rough: 0.36 },
  black: { colour: '#07080a', metal: 0.2, rough: 0.3 },
  blue: { colour: '#0c3274', metal: 0.72, rough: 0.3 },
  red: { colour: '#9c0a14', metal: 0.28, rough: 0.34 },
  green: { colour: '#1d4a35', metal: 0.5, rough: 0.36 },
  orange: { colour: '#c4571a', metal: 0.45, rough: 0.34 },
  brown: { colour: '#3d2415', metal: 0.55, rough: 0.36 },
  gold: { colour: '#a3906a', metal: 0.7, rough: 0.36 },
  yellow: { colour: '#d9a400', metal: 0.1, rough: 0.34 },
};

const studioAngles: Record<ExteriorAngle, View> = {
  hero: { azimuth: 38, elevation: 8, fov: 22, fill: 0.9, shift: 0.03 },
  side: { azimuth: 90, elevation: 3.5, fov: 16, fill: 0.9, shift: 0.04 },
  rear: { azimuth: 142, elevation: 8.5, fov: 22, fill: 0.9, shift: 0.03 },
  front: { azimuth: 0, elevation: 5, fov: 16, fill: 0.74, shift: 0.03 },
};

/** Outdoors the camera is at the height of the eye, and there is more around the vehicle. */
const outdoorAngles: Record<ExteriorAngle, View> = {
  hero: { azimuth: 38, elevation: 4, fov: 22, fill: 0.84, shift: 0.06, eye: 1.5 },
  side: { azimuth: 88, elevation: 3, fov: 17, fill: 0.86, shift: 0.07, eye: 1.4 },
  rear: { azimuth: 140, elevation: 4, fov: 22, fill: 0.84, shift: 0.06, eye: 1.5 },
  front: { azimuth: 4, elevation: 4, fov: 17, fill: 0.68, shift: 0.05, eye: 1.4 },
};
/** The camera of a setting; it is higher for tall bodies. */
export const anglesOf = (setting: PictureSetting | 'cutOut', body: PictureBody): Record<ExteriorAngle, View> => {
  if (setting === 'studio' || setting === 'cutOut') return studioAngles;
  const eye = tall.has(body) ? 1.75 : 1.5;
  const { hero, side, rear, front } = outdoorAngles;
  return { hero: { ...hero, eye }, side: { ...side, eye }, rear: { ...rear, eye }, front: { ...front, eye } };
};
const tall = new Set<PictureBody>(['bus', 'lightTruck', 'truck', 'caravan', 'motorhome', 'van']);

/** A number from a word: the same word always gives the same number. */
const numberOf = (word: string): number => {
  let hash = 2_166_136_261;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Plates by state: `A` means a letter, `0` for a digit. */
const styles = {
  AU: [
    { format: '000 AA0', ink: '#6b1420', ground: '#f4f2ea' },
    { format: 'AAA 00A', ink: '#16181a', ground: '#f2c230' },
    { format: '0AA 0AA', ink: '#1b2f7a', ground: '#f6f6f2' },
    { format: 'S000 AAA', ink: '#16181a', ground: '#f6f6f2' },
    { format: '0AAA 000', ink: '#1d3f8c', ground: '#eef1f6' },
  ],
  NZ: [
    { format: 'AAA000', ink: '#101214', ground: '#f6f6f2' },
    { format: 'AAA 000', ink: '#101214', ground: '#f6f6f2' },
  ],
} as const;

/** The plate of a set: its country's format, its own letters. */
export const plateOf = ({ body, name, plates = 'AU' }: PictureSet): Plate => {
  let seed = numberOf(`${body}/${name}`);
  const next = (count: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * count);
  };
  const list = styles[plates];
  const { format, ink, ground } = list[next(list.length)]!;
  const text = format.replace(/A/g, () => letters[next(letters.length)] ?? 'A').replace(/0/g, () => String(next(10)));
  return { text, ink, ground };
};

/** Every third set has dark rims. */
export const rimsOf = ({ body, name }: PictureSet): 'bright' | 'dark' =>
  numberOf(`rims ${body}/${name}`) % 3 === 0 ? 'dark' : 'bright';

/** Vehicles with a spin of 36 frames. */
export const spins: readonly { body: PictureBody; colour: PictureColour }[] = spinSets;
export const interiors = interiorKeys;
export { sceneNames };

/** The sizes of a wide scene: for screens, for phones; three also as slides. */
export const sizesOfScene = (scene: SceneName): { suffix: string; width: number; height: number }[] => [
  { suffix: '1920', width: 1920, height: 800 },
  { suffix: '960', width: 960, height: 800 },
  ...(scene === 'yard' || scene === 'showroom' || scene === 'suburb'
    ? [
        { suffix: 'slide-1920x700', width: 1920, height: 700 },
        { suffix: 'slide-700x1920', width: 700, height: 1920 },
      ]
    : []),
];
