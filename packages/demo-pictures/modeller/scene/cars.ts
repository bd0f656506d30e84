/** Passenger cars and their relatives: hatch, sedan, SUV, wagon, coupe, convertible, people mover, off-roader. */
import * as THREE from 'three';
import {
  both,
  car,
  chromeMaterial,
  cladding,
  doors,
  grille,
  headlamps,
  plasticMaterial,
  plate,
  slab,
  taillamps,
  tube,
} from './car.ts';
import type { CarSpec, Vehicle } from './carSpec.ts';
import { face } from './face.ts';
import { roofOf, tailsOf, type Look } from './look.ts';
import { type SkinFaces, stuff } from './skin.ts';
import { meshOf, mirrored, rect, roundBox, smax, smin } from './sdf.ts';
import { wheel } from './wheels.ts';

const rails = (
  g: THREE.Group,
  x0: number,
  x1: number,
  y: number,
  z: number,
  material: THREE.Material = plasticMaterial,
): void => {
  for (const s of [1, -1])
    g.add(
      tube(
        [
          [x1, y - 0.06, z * s],
          [x1 - 0.08, y, z * s],
          [(x0 + x1) / 2, y + 0.03, z * s],
          [x0 + 0.08, y - 0.01, z * s],
          [x0, y - 0.06, z * s],
        ],
        0.017,
        material,
      ),
    );
};
const antenna = (g: THREE.Group, x: number, y: number): void => {
  const f = roundBox(0, 0, 0, 0.09, 0.03, 0.02, 0.018);
  const m = new THREE.Mesh(
    meshOf(
      (a, b, c) => smax(f(a, b, c), b - 0.03 + (a + 0.09) * 0.25, 0.02),
      [-0.12, -0.06, -0.05],
      [0.12, 0.06, 0.05],
      0.01,
    ),
    plasticMaterial,
  );
  m.position.set(x, y, 0);
  g.add(m);
};
const bonnetLines = (f: SkinFaces, x0: number, x1: number, w0: number, w1: number): void => {
  both((s) => f.top.straight([x0, w0 * s], [x1, w1 * s], stuff.gap, 0.012));
};

export const hatch = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.89,
      height: 1.45,
      axles: [1.31, -1.31],
      wheel: { r: 0.33, width: 0.215, rim: 0.24, style: 'twin' },
      arch: 0.368,
      flare: 0.032,
      lower: [
        [2.0, 0.19, 0.05],
        [2.15, 0.25, 0.08],
        [2.18, 0.5, 0.2],
        [2.13, 0.75, 0.07],
        [1.84, 0.86, 0.3],
        [0.95, 0.975, 0.3],
        [-1.5, 1.0, 0.2],
        [-1.9, 0.97, 0.1],
        [-2.0, 0.66, 0.14],
        [-2.0, 0.34, 0.08],
        [-1.88, 0.21, 0.07],
      ],
      cabin: [
        [1.12, 0.86, 0.1],
        [0.24, 1.4, 0.3],
        [-0.4, 1.485, 0.6],
        [-1.2, 1.41, 0.4],
        [-1.62, 1.3, 0.05],
        [-1.95, 0.88, 0.1],
      ],
      round: { lower: 0.09, cabin: 0.075, join: 0.035 },
      shoulder: { y: 0.79, slope: -0.03, inward: 0.34 },
      plan: { front: 0.1, rear: 0.08, bowFront: 0.24, bowRear: 0.14 },
      cab: { yBelt: 0.95, yRoof: 1.45, wBelt: 0.815, wRoof: 0.61, bowFront: 0.3, bowRear: 0.15, rearTaper: 0.06 },
      glass: {
        belt: [0.945, 1.05],
        inset: 0.055,
        from: [0.93, 0.3],
        to: [-1.5, -1.16],
        pillars: [
          [0.6, 0.3, 0.04],
          [-0.22, -0.28, 0.07],
          [-1.12, -1.06, 0.05],
        ],
      },
      screen: { y0: 0.965, y1: 1.35, w0: 0.69, w1: 0.53 },
      rearScreen: { y0: 1.01, y1: 1.25, w0: 0.58, w1: 0.5 },
      mirrors: { x: 0.7, y: 1.0, z: 0.945, size: 0.88 },
      draw: (f) => {
        doors(
          f.side,
          [
            [
              [0.88, 0.94],
              [0.92, 0.6],
              [0.86, 0.3],
            ],
            [
              [-0.22, 0.95],
              [-0.22, 0.6],
              [-0.2, 0.3],
            ],
            [
              [-1.2, 0.97],
              [-1.1, 0.76],
              [-0.93, 0.62],
              [-0.86, 0.3],
            ],
            [
              [0.86, 0.29],
              [-0.86, 0.29],
            ],
          ],
          [
            [0.03, 0.85],
            [-0.98, 0.87],
          ],
        );
        f.side.straight([1.8, 0.83], [0.92, 0.9], stuff.gap, 0.009);
        face(f, look.family, {
          x: 2.12,
          y: 0.68,
          h: 0.125,
          in: 0.42,
          out: 0.9,
          rise: 0.03,
          side: 0.36,
          low: 0.29,
          width: 0.54,
        });
        roofOf(f, look, -1.35, 0.16, 0.56);
        plate(f.front, 0.43);
        taillamps(f, -1.97, { y: 0.89, h: 0.15, in: 0.46, out: 0.9, sideLength: 0.28, ...tailsOf(look) });
        f.rear.line(
          [
            [-0.6, 0.98],
            [-0.56, 0.6],
            [0.56, 0.6],
            [0.6, 0.98],
          ],
          stuff.gap,
          0.01,
        );
        plate(f.rear, 0.71);
        f.rear.disc(0, 0.89, 0.05, stuff.chrome);
        f.rear.fill(mirrored([0.66, 0.24, 0.03], [0.6, 0.38, 0.04]), stuff.plastic);
        both((s) =>
          f.rear.fill(
            [
              [s * 0.66, 0.43, 0.02],
              [s * 0.82, 0.44, 0.02],
              [s * 0.82, 0.47, 0.02],
              [s * 0.66, 0.46, 0.02],
            ],
            stuff.tail,
          ),
        );
        bonnetLines(f, 2.0, 1.02, 0.55, 0.68);
      },
      extra: (g) => antenna(g, -1.1, 1.425),
    },
    look,
  );

export const sedan = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.92,
      height: 1.45,
      axles: [1.44, -1.4],
      wheel: { r: 0.335, width: 0.225, rim: 0.243, style: 'multi' },
      arch: 0.372,
      flare: 0.03,
      lower: [
        [2.25, 0.19, 0.05],
        [2.4, 0.25, 0.08],
        [2.43, 0.5, 0.2],
        [2.38, 0.74, 0.07],
        [2.05, 0.85, 0.3],
        [1.05, 0.97, 0.3],
        [-1.3, 1.0, 0.3],
        [-2.28, 1.03, 0.05],
        [-2.42, 0.72, 0.14],
        [-2.41, 0.34, 0.08],
        [-2.28, 0.21, 0.07],
      ],
      cabin: [
        [1.25, 0.86, 0.1],
        [0.32, 1.39, 0.34],
        [-0.4, 1.475, 0.6],
        [-1.0, 1.41, 0.4],
        [-2.0, 0.92, 0.12],
      ],
      round: { lower: 0.09, cabin: 0.08, join: 0.04 },
      shoulder: { y: 0.81, slope: -0.03, inward: 0.34 },
      plan: { front: 0.11, rear: 0.1, bowFront: 0.26, bowRear: 0.18 },
      cab: { yBelt: 0.96, yRoof: 1.45, wBelt: 0.835, wRoof: 0.61, bowFront: 0.3, bowRear: 0.24, rearTaper: 0.05 },
      glass: {
        belt: [0.965, 1.02],
        inset: 0.058,
        from: [1.0, 0.34],
        to: [-1.62, -1.3],
        pillars: [
          [-0.18, -0.24, 0.07],
          [-1.16, -1.1, 0.04],
        ],
        trim: 'chrome',
      },
      screen: { y0: 0.975, y1: 1.345, w0: 0.7, w1: 0.54 },
      rearScreen: { y0: 1.06, y1: 1.36, w0: 0.62, w1: 0.5 },
      mirrors: { x: 0.78, y: 1.01, z: 0.965, size: 0.88 },
      draw: (f) => {
        doors(
          f.side,
          [
            [
              [0.98, 0.95],
              [1.02, 0.6],
              [0.95, 0.3],
            ],
            [
              [-0.18, 0.96],
              [-0.18, 0.6],
              [-0.16, 0.3],
            ],
            [
              [-1.3, 1.0],
              [-1.22, 0.8],
              [-1.02, 0.62],
              [-0.96, 0.3],
            ],
            [
              [0.95, 0.29],
              [-0.96, 0.29],
            ],
          ],
          [
            [0.08, 0.86],
            [-0.94, 0.88],
          ],
          'chrome',
        );
        f.side.straight([0.95, 0.31], [-0.98, 0.31], stuff.satin, 0.014);
        face(f, look.family, {
          x: 2.36,
          y: 0.68,
          h: 0.115,
          in: 0.45,
          out: 0.93,
          rise: 0.03,
          side: 0.42,
          low: 0.29,
          width: 0.55,
        });
        roofOf(f, look, -1.0, 0.2, 0.56);
        plate(f.front, 0.37);
        taillamps(f, -2.4, { y: 0.88, h: 0.125, in: 0.5, out: 0.93, sideLength: 0.3, bar: true, ...tailsOf(look) });
        f.rear.line(
          [
            [-0.52, 1.02],
            [-0.5, 0.7],
            [0.5, 0.7],
            [0.52, 1.02],
          ],
          stuff.gap,
          0.01,
        );
        plate(f.rear, 0.74);
        f.rear.fill(mirrored([0.66, 0.24, 0.03], [0.6, 0.36, 0.04]), stuff.plastic);
        both((s) => f.rear.fill(rect([s * 0.42, s * 0.6], [0.27, 0.32], 0.02), stuff.chrome));
        bonnetLines(f, 2.2, 1.1, 0.55, 0.7);
      },
      extra: (g) => antenna(g, -0.85, 1.44),
    },
    look,
  );

const suvSpec = (look: Look): CarSpec => ({
  halfWidth: 0.94,
  height: 1.68,
  axles: [1.37, -1.35],
  wheel: { r: 0.37, width: 0.235, rim: 0.258, style: 'five' },
  arch: 0.42,
  flare: 0.03,
  lower: [
    [2.08, 0.27, 0.06],
    [2.27, 0.34, 0.08],
    [2.31, 0.6, 0.2],
    [2.27, 0.93, 0.07],
    [1.95, 1.02, 0.25],
    [1.1, 1.1, 0.3],
    [-1.8, 1.12, 0.2],
    [-2.2, 1.08, 0.1],
    [-2.29, 0.8, 0.14],
    [-2.28, 0.42, 0.08],
    [-2.14, 0.29, 0.07],
  ],
  cabin: [
    [1.28, 1.0, 0.1],
    [0.52, 1.58, 0.26],
    [-0.2, 1.69, 0.6],
    [-1.65, 1.655, 0.4],
    [-2.06, 1.59, 0.06],
    [-2.24, 0.98, 0.1],
  ],
  round: { lower: 0.1, cabin: 0.08, join: 0.04 },
  shoulder: { y: 0.94, slope: -0.02, inward: 0.32 },
  plan: { front: 0.09, rear: 0.07, bowFront: 0.22, bowRear: 0.12 },
  cab: { yBelt: 1.08, yRoof: 1.68, wBelt: 0.86, wRoof: 0.68, bowFront: 0.28, bowRear: 0.13, rearTaper: 0.05 },
  glass: {
    belt: [1.1, 1.16],
    inset: 0.06,
    from: [1.1, 0.56],
    to: [-1.98, -1.72],
    pillars: [
      [0.72, 0.5, 0.04],
      [-0.16, -0.22, 0.07],
      [-1.22, -1.18, 0.06],
    ],
  },
  screen: { y0: 1.11, y1: 1.545, w0: 0.73, w1: 0.6 },
  rearScreen: { y0: 1.15, y1: 1.54, w0: 0.62, w1: 0.57 },
  mirrors: { x: 0.82, y: 1.16, z: 0.985, size: 0.98 },
  draw: (f, spec) => {
    cladding(f.side, spec, 0.075, 0.42);
    doors(
      f.side,
      [
        [
          [0.96, 1.1],
          [0.98, 0.7],
          [0.9, 0.42],
        ],
        [
          [-0.16, 1.1],
          [-0.16, 0.42],
        ],
        [
          [-1.28, 1.12],
          [-1.2, 0.86],
          [-0.98, 0.7],
          [-0.9, 0.42],
        ],
      ],
      [
        [0.1, 1.0],
        [-0.96, 1.02],
      ],
      'chrome',
    );
    face(f, look.family, {
      x: 2.24,
      y: 0.87,
      h: 0.12,
      in: 0.5,
      out: 0.96,
      rise: 0.02,
      side: 0.4,
      low: 0.46,
      width: 0.56,
    });
    roofOf(f, look, -1.75, 0.4, 0.62);
    f.front.fill(mirrored([0.9, 0.2, 0.02], [0.84, 0.46, 0.08]), stuff.plastic);
    f.front.fill(mirrored([0.46, 0.29, 0.04], [0.4, 0.38, 0.04]), stuff.satin);
    plate(f.front, 0.53);
    taillamps(f, -2.26, { y: 1.0, h: 0.16, in: 0.5, out: 0.96, sideLength: 0.3, bar: true, ...tailsOf(look, true) });
    f.rear.line(
      [
        [-0.66, 1.5],
        [-0.7, 1.1],
        [-0.6, 0.62],
        [0.6, 0.62],
        [0.7, 1.1],
        [0.66, 1.5],
      ],
      stuff.gap,
      0.01,
    );
    plate(f.rear, 0.82);
    f.rear.fill(mirrored([0.94, 0.2, 0.03], [0.8, 0.54, 0.08]), stuff.plastic);
    f.rear.fill(mirrored([0.5, 0.33, 0.04], [0.44, 0.42, 0.04]), stuff.satin);
    both((s) => f.rear.fill(rect([s * 0.66, s * 0.84], [0.47, 0.5], 0.02), stuff.tail));
    bonnetLines(f, 2.1, 1.15, 0.6, 0.72);
  },
  extra: (g) => {
    rails(g, -1.75, 0.3, 1.655, 0.6, chromeMaterial);
    antenna(g, -1.55, 1.68);
  },
});
export const suv = (look: Look = {}): Vehicle => car(suvSpec(look), look);

export const wagon = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.92,
      height: 1.49,
      axles: [1.44, -1.38],
      wheel: { r: 0.335, width: 0.225, rim: 0.243, style: 'turbine' },
      arch: 0.372,
      flare: 0.03,
      lower: [
        [2.25, 0.19, 0.05],
        [2.38, 0.25, 0.08],
        [2.41, 0.5, 0.2],
        [2.36, 0.76, 0.07],
        [2.03, 0.87, 0.3],
        [1.05, 0.98, 0.3],
        [-1.6, 1.0, 0.3],
        [-2.32, 0.97, 0.1],
        [-2.42, 0.7, 0.14],
        [-2.41, 0.34, 0.08],
        [-2.28, 0.21, 0.07],
      ],
      cabin: [
        [1.22, 0.86, 0.1],
        [0.36, 1.42, 0.32],
        [-0.4, 1.5, 0.7],
        [-1.7, 1.46, 0.5],
        [-2.1, 1.39, 0.06],
        [-2.38, 0.88, 0.1],
      ],
      round: { lower: 0.09, cabin: 0.075, join: 0.035 },
      shoulder: { y: 0.81, slope: -0.025, inward: 0.34 },
      plan: { front: 0.11, rear: 0.08, bowFront: 0.26, bowRear: 0.14 },
      cab: { yBelt: 0.97, yRoof: 1.49, wBelt: 0.835, wRoof: 0.63, bowFront: 0.3, bowRear: 0.15, rearTaper: 0.05 },
      glass: {
        belt: [0.975, 1.03],
        inset: 0.055,
        from: [0.98, 0.4],
        to: [-2.08, -1.86],
        pillars: [
          [-0.14, -0.2, 0.07],
          [-1.14, -1.08, 0.07],
        ],
        trim: 'chrome',
      },
      screen: { y0: 0.985, y1: 1.37, w0: 0.7, w1: 0.56 },
      rearScreen: { y0: 1.03, y1: 1.345, w0: 0.62, w1: 0.54 },
      mirrors: { x: 0.78, y: 1.02, z: 0.965, size: 0.88 },
      draw: (f) => {
        doors(
          f.side,
          [
            [
              [0.96, 0.96],
              [1.0, 0.6],
              [0.94, 0.3],
            ],
            [
              [-0.14, 0.97],
              [-0.14, 0.3],
            ],
            [
              [-1.22, 1.0],
              [-1.16, 0.78],
              [-1.0, 0.62],
              [-0.94, 0.3],
            ],
            [
              [0.94, 0.29],
              [-0.94, 0.29],
            ],
          ],
          [
            [0.1, 0.87],
            [-0.92, 0.89],
          ],
          'chrome',
        );
        f.side.fill(rect([0.9, -0.92], [0.22, 0.3], 0.02), stuff.plastic);
        face(f, look.family, {
          x: 2.34,
          y: 0.7,
          h: 0.115,
          in: 0.46,
          out: 0.93,
          rise: 0.03,
          side: 0.4,
          low: 0.3,
          width: 0.56,
        });
        plate(f.front, 0.43);
        taillamps(f, -2.4, { y: 0.94, h: 0.2, in: 0.6, out: 0.93, sideLength: 0.26, ...tailsOf(look) });
        f.rear.line(
          [
            [-0.64, 1.3],
            [-0.66, 0.98],
            [-0.58, 0.6],
            [0.58, 0.6],
            [0.66, 0.98],
            [0.64, 1.3],
          ],
          stuff.gap,
          0.01,
        );
        plate(f.rear, 0.76);
        f.rear.straight([-0.34, 0.87], [0.34, 0.87], stuff.chrome, 0.022);
        f.rear.fill(mirrored([0.7, 0.24, 0.03], [0.64, 0.36, 0.04]), stuff.plastic);
        bonnetLines(f, 2.2, 1.1, 0.55, 0.7);
      },
      extra: (g) => {
        rails(g, -1.95, 0.15, 1.458, 0.56, chromeMaterial);
        antenna(g, -1.7, 1.49);
      },
    },
    look,
  );

const sportDraw =
  (roof: boolean): CarSpec['draw'] =>
  (f) => {
    doors(
      f.side,
      [
        [
          [0.74, 0.88],
          [0.8, 0.56],
          [0.72, 0.28],
        ],
        [
          [-0.62, 0.92],
          [-0.62, 0.62],
          [-0.56, 0.28],
        ],
        [
          [0.72, 0.27],
          [-0.56, 0.27],
        ],
      ],
      [[-0.4, 0.8]],
    );
    f.side.fill(
      [
        [0.98, 0.56, 0.03],
        [0.92, 0.68, 0.03],
        [0.86, 0.68, 0.03],
        [0.9, 0.54, 0.03],
      ],
      stuff.gloss,
    );
    f.side.fill(rect([0.95, -0.95], [0.14, 0.25], 0.02), stuff.gloss);
    headlamps(f, 2.2, { y: 0.64, h: 0.1, in: 0.46, out: 0.94, sideLength: 0.44, rise: 0.045 });
    grille(f.front, { y: 0.4, h: 0.24, w: 0.46, wLow: 0.54, style: 'mesh', badge: false, trim: 'gloss', round: 0.07 });
    f.front.disc(0, 0.66, 0.05, stuff.chrome).disc(0, 0.66, 0.036, stuff.gloss);
    both((s) =>
      f.front.fill(
        [
          [s * 0.62, 0.28, 0.03],
          [s * 0.86, 0.32, 0.03],
          [s * 0.84, 0.5, 0.05],
          [s * 0.66, 0.46, 0.05],
        ],
        stuff.gloss,
      ),
    );
    plate(f.front, 0.36, 0.37, 0.12);
    taillamps(f, -2.2, { y: 0.82, h: 0.1, in: 0.34, out: 0.94, sideLength: 0.3, bar: true });
    plate(f.rear, 0.6);
    f.rear.fill(mirrored([0.72, 0.2, 0.03], [0.6, 0.4, 0.05]), stuff.gloss);
    both((s) => f.rear.disc(s * 0.48, 0.3, 0.06, stuff.chrome).disc(s * 0.48, 0.3, 0.046, stuff.gloss));
    bonnetLines(f, 2.0, 0.9, 0.5, 0.68);
    if (!roof) f.top.straight([-1.1, -0.7], [-1.1, 0.7], stuff.gap, 0.012);
  };
const sport: Omit<CarSpec, 'draw'> = {
  halfWidth: 0.93,
  height: 1.31,
  axles: [1.32, -1.27],
  wheel: { r: 0.345, width: 0.25, rim: 0.262, style: 'five', dark: true },
  arch: 0.378,
  flare: 0.052,
  lower: [
    [2.05, 0.14, 0.05],
    [2.24, 0.2, 0.08],
    [2.27, 0.46, 0.16],
    [2.2, 0.69, 0.08],
    [1.8, 0.8, 0.35],
    [0.85, 0.9, 0.35],
    [-0.8, 0.91, 0.3],
    [-1.7, 0.97, 0.4],
    [-2.18, 0.94, 0.05],
    [-2.25, 0.64, 0.12],
    [-2.23, 0.32, 0.08],
    [-2.08, 0.18, 0.07],
  ],
  round: { lower: 0.09, cabin: 0.09, join: 0.06 },
  shoulder: { y: 0.73, slope: -0.02, inward: 0.36 },
  plan: { front: 0.12, rear: 0.1, bowFront: 0.28, bowRear: 0.18 },
  mirrors: { x: 0.52, y: 0.95, z: 0.955, size: 0.8 },
};

export const coupe = (look: Look = {}): Vehicle =>
  car(
    {
      ...sport,
      cabin: [
        [1.05, 0.78, 0.1],
        [0.02, 1.27, 0.36],
        [-0.4, 1.325, 0.5],
        [-0.9, 1.26, 0.5],
        [-2.02, 0.9, 0.2],
      ],
      cab: { yBelt: 0.88, yRoof: 1.31, wBelt: 0.81, wRoof: 0.56, bowFront: 0.32, bowRear: 0.28, rearTaper: 0.1 },
      glass: {
        belt: [0.895, 0.965],
        inset: 0.055,
        from: [0.78, 0.1],
        to: [-1.34, -0.9],
        pillars: [[-0.62, -0.62, 0.06]],
      },
      screen: { y0: 0.905, y1: 1.215, w0: 0.68, w1: 0.5 },
      rearScreen: { y0: 1.0, y1: 1.23, w0: 0.56, w1: 0.46 },
      draw: sportDraw(true),
    },
    look,
  );

const leather = new THREE.MeshPhysicalMaterial({
  color: '#7a4a2c',
  roughness: 0.5,
  clearcoat: 0.2,
  clearcoatRoughness: 0.5,
});
const cockpitDark = new THREE.MeshStandardMaterial({ color: '#141517', roughness: 0.7 });
const seatGeometry = (): THREE.BufferGeometry => {
  const back = roundBox(-0.06, 0.34, 0, 0.075, 0.34, 0.25, 0.07);
  const base = roundBox(0.22, 0.05, 0, 0.28, 0.08, 0.25, 0.07);
  const head = roundBox(-0.1, 0.72, 0, 0.05, 0.1, 0.13, 0.05);
  return meshOf(
    (x, y, z) =>
      Math.min(smin(back(x + (y - 0.3) * 0.22, y, z), base(x, y, z), 0.06), head(x + (y - 0.3) * 0.22, y, z)),
    [-0.45, -0.1, -0.35],
    [0.6, 0.95, 0.35],
    0.02,
  );
};
export const convertible = (look: Look = {}): Vehicle =>
  car(
    {
      ...sport,
      height: 1.26,
      cut: (f) => {
        const hole = roundBox(-0.32, 1.0, 0, 0.92, 0.5, 0.66, 0.14);
        return (x, y, z) => smax(f(x, y, z), -hole(x, y, z), 0.05);
      },
      draw: sportDraw(false),
      extra: (g) => {
        const liner = new THREE.Mesh(new THREE.BoxGeometry(1.9, 0.06, 1.36), cockpitDark);
        liner.position.set(-0.32, 0.53, 0);
        g.add(liner);
        const seat = seatGeometry();
        for (const x of [-0.28, -0.98])
          for (const z of [-0.34, 0.34]) {
            const m = new THREE.Mesh(seat, leather);
            m.position.set(x, x < -0.5 ? 0.5 : 0.5, z);
            if (x < -0.5) m.scale.set(0.8, 0.78, 0.95);
            g.add(m);
          }
        const dash = new THREE.Mesh(
          meshOf(
            (x, y, z) => roundBox(0.52, 0.78, 0, 0.22, 0.12, 0.66, 0.09)(x, y + z * z * 0.03, z),
            [0.2, 0.55, -0.75],
            [0.85, 1, 0.75],
            0.025,
          ),
          cockpitDark,
        );
        g.add(dash);
        const wheelRing = new THREE.Mesh(new THREE.TorusGeometry(0.18, 0.018, 12, 40), cockpitDark);
        wheelRing.position.set(0.2, 0.88, 0.34);
        wheelRing.rotation.set(0, Math.PI / 2, 0);
        wheelRing.rotateX(0.35);
        g.add(wheelRing);
        // the windscreen: a bent pane in a frame
        const at = (u: number, v: number): [number, number, number] => {
          const z = u * (0.74 - 0.14 * v);
          return [0.92 - v * 0.62 - 0.26 * u * u, 0.87 + v * 0.38 - 0.02 * u * u, z];
        };
        const pane = new THREE.PlaneGeometry(1, 1, 24, 8);
        const p = pane.attributes.position!;
        for (let i = 0; i < p.count; i++) p.setXYZ(i, ...at(p.getX(i) * 2, p.getY(i) + 0.5));
        pane.computeVertexNormals();
        const glass = new THREE.Mesh(
          pane,
          new THREE.MeshPhysicalMaterial({
            color: '#10161a',
            roughness: 0.03,
            transparent: true,
            opacity: 0.32,
            side: THREE.DoubleSide,
            clearcoat: 1,
          }),
        );
        glass.userData.noShadow = true;
        g.add(glass);
        const edge: [number, number, number][] = [];
        for (let i = 0; i <= 8; i++) edge.push(at(-1, i / 8));
        for (let i = 1; i < 16; i++) edge.push(at(-1 + i / 8, 1));
        for (let i = 8; i >= 0; i--) edge.push(at(1, i / 8));
        g.add(tube(edge, 0.026, new THREE.MeshPhysicalMaterial({ color: '#0b0c0d', roughness: 0.15, clearcoat: 1 })));
        for (const z of [-0.34, 0.34])
          g.add(
            tube(
              [
                [-1.32, 0.92, z - 0.2],
                [-1.3, 1.08, z - 0.13],
                [-1.3, 1.08, z + 0.13],
                [-1.32, 0.92, z + 0.2],
              ],
              0.025,
              chromeMaterial,
            ),
          );
      },
    },
    look,
  );

export const peopleMover = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.98,
      height: 1.86,
      axles: [1.62, -1.6],
      wheel: { r: 0.35, width: 0.23, rim: 0.243, style: 'multi' },
      arch: 0.392,
      flare: 0.02,
      lower: [
        [2.42, 0.2, 0.06],
        [2.55, 0.28, 0.08],
        [2.57, 0.6, 0.2],
        [2.5, 0.93, 0.1],
        [2.2, 1.05, 0.25],
        [1.5, 1.16, 0.3],
        [-2.1, 1.16, 0.2],
        [-2.56, 1.1, 0.1],
        [-2.62, 0.7, 0.14],
        [-2.6, 0.36, 0.08],
        [-2.46, 0.22, 0.07],
      ],
      cabin: [
        [2.06, 0.96, 0.1],
        [1.0, 1.72, 0.4],
        [0.2, 1.87, 0.6],
        [-2.1, 1.85, 0.4],
        [-2.45, 1.79, 0.08],
        [-2.58, 1.0, 0.1],
      ],
      round: { lower: 0.1, cabin: 0.09, join: 0.05 },
      shoulder: { y: 0.96, slope: 0, inward: 0.2 },
      plan: { front: 0.12, rear: 0.05, bowFront: 0.3, bowRear: 0.1 },
      cab: { yBelt: 1.12, yRoof: 1.86, wBelt: 0.925, wRoof: 0.76, bowFront: 0.32, bowRear: 0.1, rearTaper: 0.03 },
      glass: {
        belt: [1.14, 1.14],
        inset: 0.07,
        from: [1.72, 1.0],
        to: [-2.44, -2.3],
        pillars: [
          [1.06, 0.7, 0.05],
          [0.32, 0.3, 0.08],
          [-1.08, -1.08, 0.08],
        ],
        trim: 'chrome',
      },
      screen: { y0: 1.12, y1: 1.68, w0: 0.78, w1: 0.66 },
      rearScreen: { y0: 1.2, y1: 1.7, w0: 0.74, w1: 0.68 },
      mirrors: { x: 1.28, y: 1.2, z: 1.03, size: 1.0 },
      draw: (f) => {
        doors(
          f.side,
          [
            [
              [1.28, 1.14],
              [1.2, 0.7],
              [1.16, 0.32],
            ],
            [
              [0.32, 1.14],
              [0.32, 0.32],
            ],
            [
              [-1.08, 1.14],
              [-1.1, 0.32],
            ],
            [
              [1.16, 0.3],
              [-1.1, 0.3],
            ],
            [
              [0.32, 1.04],
              [-2.1, 1.04],
            ],
          ],
          [
            [0.54, 0.98],
            [0.1, 0.98],
          ],
          'chrome',
        );
        f.side.straight([1.16, 0.31], [-1.1, 0.31], stuff.satin, 0.016);
        headlamps(f, 2.48, { y: 0.88, h: 0.14, in: 0.5, out: 1.0, sideLength: 0.44, rise: 0.04 });
        grille(f.front, {
          y: 0.62,
          h: 0.36,
          w: 0.5,
          wLow: 0.58,
          style: 'bars',
          trim: 'chrome',
          round: 0.06,
          badge: false,
        });
        f.front.disc(0, 0.9, 0.055, stuff.chrome);
        plate(f.front, 0.5);
        taillamps(f, -2.58, { y: 1.16, h: 0.44, in: 0.74, out: 1.0, sideLength: 0.16, style: 'tall' });
        f.rear.line(
          [
            [-0.7, 1.76],
            [-0.72, 0.5],
            [0.72, 0.5],
            [0.7, 1.76],
          ],
          stuff.gap,
          0.011,
        );
        plate(f.rear, 0.92);
        f.rear.straight([-0.5, 1.06], [0.5, 1.06], stuff.chrome, 0.024);
        f.rear.fill(mirrored([0.8, 0.26, 0.03], [0.76, 0.4, 0.04]), stuff.plastic);
      },
      extra: (g) => antenna(g, -1.9, 1.85),
    },
    look,
  );

export const fourByFour = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.93,
      height: 1.95,
      axles: [1.42, -1.38],
      wheel: { r: 0.41, width: 0.27, rim: 0.235, style: 'offroad', dark: true },
      arch: 0.475,
      flare: 0.05,
      lower: [
        [2.05, 0.46, 0.04],
        [2.2, 0.5, 0.05],
        [2.22, 1.12, 0.05],
        [2.1, 1.18, 0.08],
        [1.0, 1.22, 0.1],
        [-2.0, 1.22, 0.06],
        [-2.18, 1.2, 0.05],
        [-2.2, 0.5, 0.05],
        [-2.08, 0.46, 0.04],
      ],
      cabin: [
        [1.0, 1.12, 0.05],
        [0.72, 1.88, 0.07],
        [0.4, 1.94, 0.2],
        [-1.9, 1.95, 0.1],
        [-2.1, 1.9, 0.06],
        [-2.17, 1.1, 0.05],
      ],
      round: { lower: 0.05, cabin: 0.055, join: 0.02 },
      shoulder: { y: 1.08, slope: 0, inward: 0.18 },
      plan: { front: 0.06, rear: 0.02, bowFront: 0.06, bowRear: 0.03 },
      cab: { yBelt: 1.2, yRoof: 1.95, wBelt: 0.87, wRoof: 0.78, bowFront: 0.05, bowRear: 0.03 },
      glass: {
        belt: [1.25, 1.25],
        inset: 0.085,
        from: [0.86, 0.7],
        to: [-2.02, -1.98],
        pillars: [
          [-0.16, -0.16, 0.12, true],
          [-1.1, -1.1, 0.14, true],
        ],
      },
      screen: { y0: 1.27, y1: 1.83, w0: 0.75, w1: 0.69 },
      rearScreen: { y0: 1.28, y1: 1.78, w0: 0.66, w1: 0.62 },
      mirrors: { x: 0.74, y: 1.34, z: 1.02, size: 1.05 },
      draw: (f, spec) => {
        cladding(f.side, spec, 0.1, 0.56);
        doors(
          f.side,
          [
            [
              [0.9, 1.22],
              [0.9, 0.56],
            ],
            [
              [-0.16, 1.86],
              [-0.16, 0.56],
            ],
            [
              [-1.12, 1.86],
              [-1.12, 1.05],
              [-0.94, 0.9],
              [-0.86, 0.56],
            ],
            [
              [0.9, 1.86],
              [0.9, 1.22],
            ],
          ],
          [
            [0.02, 1.1],
            [-0.96, 1.1],
          ],
          'plastic',
        );
        f.side.fill(rect([1.3, 1.0], [1.0, 1.12], 0.02), stuff.plastic);
        f.front.fill(rect([-0.9, 0.9], [0.72, 1.08], 0.06), stuff.gloss);
        headlamps(f, 2.18, { y: 0.9, h: 0.26, in: 0.56, out: 0.86, sideLength: 0, rise: 0, style: 'round' });
        grille(f.front, { y: 0.9, h: 0.26, w: 0.5, style: 'slats', trim: 'satin', badge: false, round: 0.03 });
        f.front.fill(rect([-1, 1], [0.42, 0.66], 0.02), stuff.plastic);
        f.side.fill(
          [
            [2.05, 0.42, 0.01],
            [2.5, 0.42, 0.01],
            [2.5, 0.66, 0.01],
            [2.02, 0.66, 0.01],
          ],
          stuff.plastic,
        );
        f.side.fill(rect([-2.0, -2.5], [0.42, 0.66], 0.01), stuff.plastic);
        plate(f.front, 0.57);
        both((s) => f.front.disc(s * 0.68, 0.56, 0.045, stuff.lampClear));
        taillamps(f, -2.18, { y: 0.98, h: 0.34, in: 0.76, out: 0.88, sideLength: 0, style: 'tall' });
        f.rear.line(
          [
            [-0.72, 1.84],
            [-0.74, 0.68],
            [0.74, 0.68],
            [0.72, 1.84],
          ],
          stuff.gap,
          0.012,
        );
        f.rear.fill(rect([-1, 1], [0.42, 0.64], 0.02), stuff.plastic);
        plate(f.rear, 0.54);
        bonnetLines(f, 2.1, 1.05, 0.66, 0.74);
      },
      extra: (g) => {
        const spare = wheel({ r: 0.4, width: 0.25, rim: 0.23, style: 'offroad', dark: true });
        spare.position.set(-2.32, 1.06, -0.1);
        spare.rotation.y = -Math.PI / 2;
        g.add(spare);
        // roof rack, snorkel, side steps, front bar
        for (const s of [1, -1])
          g.add(
            tube(
              [
                [0.3, 2.06, 0.66 * s],
                [-1.7, 2.06, 0.66 * s],
              ],
              0.02,
              plasticMaterial,
            ),
          );
        for (let i = 0; i < 7; i++) g.add(slab(0.05, 0.025, 1.34, 0.3 - i * 0.333, 2.05, 0, plasticMaterial, 0.008));
        for (const x of [0.2, -0.7, -1.6])
          for (const s of [1, -1]) g.add(slab(0.05, 0.14, 0.03, x, 1.99, 0.66 * s, plasticMaterial, 0.008));
        g.add(
          tube(
            [
              [1.15, 1.08, 0.93],
              [0.98, 1.2, 0.93],
              [0.82, 1.5, 0.87],
              [0.7, 1.95, 0.79],
              [0.68, 2.05, 0.78],
            ],
            0.038,
            plasticMaterial,
          ),
        );
        g.add(slab(0.12, 0.16, 0.1, 0.71, 2.1, 0.78, plasticMaterial, 0.03));
        for (const s of [1, -1])
          g.add(
            tube(
              [
                [0.82, 0.44, 0.9 * s],
                [0.78, 0.42, 1.0 * s],
                [-0.78, 0.42, 1.0 * s],
                [-0.82, 0.44, 0.9 * s],
              ],
              0.035,
              plasticMaterial,
            ),
          );
        g.add(slab(0.14, 0.14, 1.78, 2.26, 0.56, 0, plasticMaterial, 0.04));
        for (const s of [1, -1])
          g.add(
            tube(
              [
                [2.3, 0.58, 0.4 * s],
                [2.33, 0.9, 0.38 * s],
                [2.31, 1.02, 0.24 * s],
                [2.31, 1.03, 0],
              ],
              0.028,
              plasticMaterial,
            ),
          );
      },
    },
    look,
  );
