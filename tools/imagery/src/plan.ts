/** The pictures to render: paints and camera angles. */
import type { Paint } from './scene/skin.ts';
import type { View } from './scene/studio.ts';
import {
  interiorFamilies,
  sceneNames,
  spinSets,
  type ExteriorAngle,
  type PictureBody,
  type PictureColour,
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

export const angles: Record<ExteriorAngle, View> = {
  hero: { azimuth: 38, elevation: 8, fov: 22, fill: 0.9, shift: 0.03 },
  side: { azimuth: 90, elevation: 3.5, fov: 16, fill: 0.9, shift: 0.04 },
  rear: { azimuth: 142, elevation: 8.5, fov: 22, fill: 0.9, shift: 0.03 },
  front: { azimuth: 0, elevation: 5, fov: 16, fill: 0.74, shift: 0.03 },
};

/** Vehicles with a spin of 36 frames. */
export const spins: readonly { body: PictureBody; colour: PictureColour }[] = spinSets;
export const interiors = interiorFamilies;
export const scenes = sceneNames;
