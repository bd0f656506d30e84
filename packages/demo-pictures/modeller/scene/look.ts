/** The family of a make changes the roof and the wheels of a body; `face.ts` draws its lamps and grille. */
import type { MakeFamily } from '@dealer/mocks/pictures';
import type { CarSpec, Screen } from './carSpec.ts';
import { lerp, rect } from './sdf.ts';
import { stuff, type SkinFaces } from './skin.ts';
import type { WheelStyle } from './wheels.ts';

export type Look = {
  family?: MakeFamily;
  /** Larger than 1: a coarser mesh, for vehicles in the distance. */
  coarse?: number;
};

/** How much higher the roof is than described, above the windscreen and above the tail: a box stays high, a fastback falls. */
const roofs: Record<MakeFamily, readonly [number, number]> = {
  wide: [1, 1],
  frame: [0.985, 0.96],
  split: [1.005, 1.01],
  block: [1.03, 1.055],
  electric: [0.985, 0.9],
};

/** The spec with the roof of its family; the other parts stay where they are. */
export const reroofed = (spec: CarSpec, { family }: Look): CarSpec => {
  const { cab, cabin } = spec;
  if (family === undefined || family === 'wide' || !cab || !cabin) return spec;
  const [front, rear] = roofs[family];
  const xs = cabin.map(([x]) => x);
  const head = Math.max(...xs);
  const tail = Math.min(...xs);
  // A tray or a boot is behind the cabin of a ute or a sedan: its roof moves as one.
  const back = spec.cut ? front : rear;
  const raised = (x: number, y: number): number =>
    y <= cab.yBelt ? y : cab.yBelt + (y - cab.yBelt) * lerp(back, front, (x - tail) / (head - tail));
  const screen = (s: Screen | undefined, k: number): Screen | undefined =>
    s && { ...s, y0: cab.yBelt + (s.y0 - cab.yBelt) * k, y1: cab.yBelt + (s.y1 - cab.yBelt) * k };
  return {
    ...spec,
    height: cab.yBelt + (spec.height - cab.yBelt) * Math.max(front, back),
    cabin: cabin.map(([x, y, r]) => [x, raised(x, y), r]),
    cab: { ...cab, yRoof: cab.yBelt + (cab.yRoof - cab.yBelt) * front },
    ...(spec.screen && { screen: screen(spec.screen, front) }),
    ...(spec.rearScreen && { rearScreen: screen(spec.rearScreen, back) }),
  };
};

const wheels: Record<MakeFamily, { style: WheelStyle; dark?: boolean } | undefined> = {
  wide: undefined,
  frame: { style: 'multi' },
  split: { style: 'turbine' },
  block: { style: 'five' },
  electric: { style: 'aero' },
};

/** The spec with the wheels of its family; working wheels stay. */
export const wheelsOf = (spec: CarSpec, { family }: Look): CarSpec => {
  const own = family && wheels[family];
  if (!own || spec.wheel.style === 'steel' || spec.wheel.style === 'truck' || spec.wheel.style === 'offroad')
    return spec;
  return { ...spec, wheel: { ...spec.wheel, ...own } };
};

/** The roof's skin between two points of its length: a pane of glass on electric cars, gloss black on others. */
export const roofOf = (f: SkinFaces, { family }: Look, x0: number, x1: number, halfWidth: number): void => {
  if (family !== 'electric' && family !== 'split') return;
  f.top.fill(rect([x0, x1], [-halfWidth, halfWidth], 0.1), family === 'electric' ? stuff.glass : stuff.gloss);
};

/** The tail lamps: joined by a line of light, single, or upright on a tall body. */
export const tailsOf = (
  { family }: Look,
  tall = false,
): { bar?: boolean; style?: 'tall'; in?: number; h?: number; y?: number } => {
  if (family === 'electric' || family === 'split') return { bar: true };
  if (family === 'frame') return { bar: false };
  return family === 'block' && tall ? { bar: false, style: 'tall', in: 0.74, h: 0.36, y: 1.08 } : {};
};
