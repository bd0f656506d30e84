/** Working vehicles: ute, cab chassis, van, bus, light truck, prime mover. */
import * as THREE from 'three';
import {
  both,
  car,
  chassisMaterial,
  chromeMaterial,
  cladding,
  doors,
  grille,
  guard,
  headlamps,
  intake,
  plasticMaterial,
  plate,
  slab,
  steelMaterial,
  taillamps,
  tube,
  whiteMaterial,
} from './car.ts';
import type { CarSpec, Vehicle } from './carSpec.ts';
import { face } from './face.ts';
import type { Look } from './look.ts';
import { mirrored, rect, roundBox, smax } from './sdf.ts';
import { stuff, type Painter } from './skin.ts';
import { wheel, type WheelSpec } from './wheels.ts';

const red = new THREE.MeshPhysicalMaterial({ color: '#8d0810', roughness: 0.15, clearcoat: 1 });
const amber = new THREE.MeshPhysicalMaterial({ color: '#e07a12', roughness: 0.2, clearcoat: 1 });
const tankMetal = new THREE.MeshStandardMaterial({ color: '#c9cdd0', roughness: 0.22, metalness: 1 });

/** Extra wheels where the body itself ends before them. */
const addWheels = (g: THREE.Group, spec: WheelSpec, xs: readonly number[], zs: readonly number[]): void => {
  for (const x of xs)
    for (const z of zs)
      for (const s of [1, -1]) {
        const w = wheel(spec);
        w.position.set(x, spec.r, z * s);
        if (s < 0) w.rotation.y = Math.PI;
        g.add(w);
      }
};

const uteFace = (f: Parameters<CarSpec['draw']>[0], { family }: Look): void => {
  face(f, family, { x: 2.66, y: 0.97, h: 0.15, in: 0.52, out: 0.96, rise: 0.02, side: 0.36, low: 0.63, width: 0.56 });
  f.front.fill(mirrored([1, 0.36, 0.02], [0.9, 0.62, 0.06]), stuff.plastic);
  f.front.fill(mirrored([0.5, 0.4, 0.04], [0.44, 0.5, 0.04]), stuff.satin);
  plate(f.front, 0.62);
};

export const ute = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.95,
      height: 1.82,
      axles: [1.68, -1.48],
      wheel: { r: 0.39, width: 0.26, rim: 0.242, style: 'offroad' },
      arch: 0.45,
      flare: 0.05,
      lower: [
        [2.5, 0.36, 0.06],
        [2.66, 0.42, 0.08],
        [2.7, 0.7, 0.16],
        [2.66, 1.06, 0.07],
        [2.35, 1.14, 0.2],
        [1.4, 1.21, 0.25],
        [-0.7, 1.22, 0.1],
        [-2.58, 1.24, 0.04],
        [-2.63, 0.9, 0.06],
        [-2.62, 0.5, 0.06],
        [-2.5, 0.42, 0.05],
      ],
      cabin: [
        [1.58, 1.1, 0.1],
        [0.82, 1.74, 0.22],
        [0.2, 1.83, 0.4],
        [-0.5, 1.81, 0.2],
        [-0.74, 1.74, 0.08],
        [-0.88, 1.1, 0.08],
      ],
      round: { lower: 0.07, cabin: 0.075, join: 0.035 },
      shoulder: { y: 1.06, slope: 0, inward: 0.26 },
      plan: { front: 0.08, rear: 0.015, bowFront: 0.2, bowRear: 0.03 },
      cab: { yBelt: 1.2, yRoof: 1.82, wBelt: 0.87, wRoof: 0.69, bowFront: 0.24, bowRear: 0.03 },
      glass: {
        belt: [1.22, 1.25],
        inset: 0.058,
        from: [1.36, 0.86],
        to: [-0.72, -0.62],
        pillars: [
          [0.98, 0.78, 0.04],
          [0.24, 0.2, 0.07],
        ],
      },
      screen: { y0: 1.23, y1: 1.69, w0: 0.74, w1: 0.61 },
      rearScreen: { y0: 1.3, y1: 1.66, w0: 0.6, w1: 0.55 },
      mirrors: { x: 1.1, y: 1.3, z: 1.02, size: 1.08 },
      cut: (f) => {
        const tray = roundBox(-1.76, 1.35, 0, 0.78, 0.66, 0.8, 0.05);
        return (x, y, z) => smax(f(x, y, z), -tray(x, y, z), 0.02);
      },
      draw: (f, spec) => {
        cladding(f.side, spec, 0.08, 0.5);
        doors(
          f.side,
          [
            [
              [1.2, 1.2],
              [1.22, 0.8],
              [1.14, 0.5],
            ],
            [
              [0.24, 1.22],
              [0.24, 0.5],
            ],
            [
              [-0.78, 1.24],
              [-0.78, 0.94],
              [-0.9, 0.76],
              [-0.92, 0.5],
            ],
            [
              [-0.95, 1.25],
              [-0.95, 0.48],
            ],
          ],
          [
            [0.5, 1.1],
            [-0.5, 1.12],
          ],
          'chrome',
        );
        f.side.straight([-0.98, 1.2], [-2.7, 1.22], stuff.plastic, 0.035);
        uteFace(f, look);
        taillamps(f, -2.62, { y: 0.98, h: 0.36, in: 0.76, out: 1, sideLength: 0.12, style: 'tall' });
        f.rear.line(
          [
            [-0.74, 1.22],
            [-0.74, 0.66],
            [0.74, 0.66],
            [0.74, 1.22],
          ],
          stuff.gap,
          0.014,
        );
        f.rear.fill(rect([-0.14, 0.14], [1.06, 1.13], 0.03), stuff.plastic);
        f.rear.fill(mirrored([1, 0.36, 0.02], [1, 0.6, 0.04]), stuff.plastic);
        f.rear.fill(rect([-0.62, 0.62], [0.5, 0.58], 0.03), stuff.satin);
        plate(f.rear, 0.46);
        f.top.fill(
          [
            [-2.56, -0.8],
            [-0.96, -0.8],
            [-0.96, 0.8],
            [-2.56, 0.8],
          ],
          stuff.plastic,
        );
        both((s) => f.top.straight([2.4, 0.6 * s], [1.45, 0.74 * s], stuff.gap, 0.012));
      },
      extra: (g) => {
        for (const s of [1, -1]) {
          g.add(
            tube(
              [
                [-0.92, 1.25, 0.8 * s],
                [-1.0, 1.45, 0.76 * s],
                [-1.02, 1.72, 0.64 * s],
                [-1.02, 1.76, 0.5 * s],
                [-1.02, 1.77, 0],
              ],
              0.034,
              chromeMaterial,
            ),
          );
          g.add(
            tube(
              [
                [-1.02, 1.72, 0.64 * s],
                [-1.4, 1.42, 0.76 * s],
                [-1.75, 1.27, 0.84 * s],
              ],
              0.03,
              chromeMaterial,
            ),
          );
          g.add(
            tube(
              [
                [1.1, 0.44, 0.9 * s],
                [1.02, 0.42, 1.0 * s],
                [-0.85, 0.42, 1.0 * s],
                [-0.92, 0.44, 0.9 * s],
              ],
              0.035,
              chromeMaterial,
            ),
          );
        }
        g.add(slab(1.62, 0.03, 1.58, -1.76, 0.71, 0, plasticMaterial));
      },
    },
    look,
  );

export const cabChassis = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.95,
      height: 1.84,
      axles: [1.68],
      wheel: { r: 0.385, width: 0.25, rim: 0.225, style: 'steel' },
      arch: 0.445,
      flare: 0.045,
      lower: [
        [2.5, 0.36, 0.06],
        [2.66, 0.42, 0.08],
        [2.7, 0.7, 0.16],
        [2.66, 1.06, 0.07],
        [2.35, 1.14, 0.2],
        [1.4, 1.21, 0.25],
        [0.2, 1.22, 0.1],
        [-0.2, 1.22, 0.04],
        [-0.22, 0.5, 0.06],
        [-0.14, 0.42, 0.05],
      ],
      cabin: [
        [1.58, 1.1, 0.1],
        [0.86, 1.76, 0.22],
        [0.4, 1.85, 0.4],
        [0, 1.84, 0.2],
        [-0.17, 1.77, 0.08],
        [-0.2, 1.1, 0.05],
      ],
      round: { lower: 0.07, cabin: 0.075, join: 0.03 },
      shoulder: { y: 1.06, slope: 0, inward: 0.24 },
      plan: { front: 0.08, rear: 0, bowFront: 0.2, bowRear: 0.02 },
      cab: { yBelt: 1.2, yRoof: 1.84, wBelt: 0.87, wRoof: 0.7, bowFront: 0.24, bowRear: 0.02 },
      glass: { belt: [1.22, 1.24], inset: 0.058, from: [1.36, 0.88], to: [-0.08, -0.04], pillars: [[0.98, 0.8, 0.04]] },
      screen: { y0: 1.23, y1: 1.7, w0: 0.74, w1: 0.61 },
      rearScreen: { y0: 1.3, y1: 1.68, w0: 0.62, w1: 0.56 },
      mirrors: { x: 1.1, y: 1.3, z: 1.02, size: 1.08 },
      draw: (f, spec) => {
        cladding(f.side, spec, 0.06, 0.48);
        doors(
          f.side,
          [
            [
              [1.2, 1.2],
              [1.22, 0.8],
              [1.14, 0.5],
            ],
            [
              [-0.04, 1.24],
              [-0.04, 0.5],
            ],
          ],
          [[0.2, 1.1]],
          'plastic',
        );
        uteFace(f, look);
      },
      moreTyres: [1, -1].map((s) => ({ x: -1.52, z: 0.81 * s, w: 0.25 })),
      extra: (g) => {
        const rear = { r: 0.385, width: 0.25, rim: 0.225, style: 'steel' as const };
        addWheels(g, rear, [-1.52], [0.81]);
        for (const s of [1, -1]) {
          g.add(slab(2.7, 0.16, 0.08, -1.25, 0.62, 0.4 * s, chassisMaterial));
          // mud guards over the rear wheels
          g.add(guard(-1.52, 0.385, 0.81 * s, 0.46, 0.28, 0.35, Math.PI - 0.2, plasticMaterial));
          g.add(slab(0.02, 0.3, 0.3, -2.02, 0.42, 0.8 * s, plasticMaterial, 0.006));
        }
        const axle = new THREE.Mesh(new THREE.CylinderGeometry(0.07, 0.07, 1.5, 12), chassisMaterial);
        axle.rotation.x = Math.PI / 2;
        axle.position.set(-1.52, 0.385, 0);
        g.add(axle);
        // alloy tray: deck, drop sides with ribs, headboard with rack, tail lamps
        const alloy = new THREE.MeshStandardMaterial({ color: '#c3c8cb', roughness: 0.42, metalness: 0.75 });
        g.add(slab(2.46, 0.1, 1.86, -1.52, 0.9, 0, alloy, 0.012));
        for (const s of [1, -1]) {
          g.add(slab(2.44, 0.26, 0.035, -1.52, 1.08, 0.92 * s, alloy, 0.01));
          for (let i = 0; i < 2; i++)
            g.add(slab(2.4, 0.016, 0.05, -1.52, 1.03 + i * 0.1, 0.925 * s, steelMaterial, 0.006));
          for (const x of [-0.32, -1.52, -2.72]) g.add(slab(0.05, 0.3, 0.06, x, 1.07, 0.925 * s, steelMaterial, 0.01));
          g.add(slab(0.05, 0.1, 0.3, -2.76, 0.78, 0.68 * s, red, 0.02));
          g.add(slab(0.055, 0.1, 0.1, -2.762, 0.78, 0.5 * s, amber, 0.02));
          g.add(slab(0.05, 0.9, 0.05, -0.33, 1.38, 0.88 * s, alloy, 0.01));
        }
        g.add(slab(0.035, 0.26, 1.82, -2.74, 1.08, 0, alloy, 0.01));
        g.add(slab(0.04, 0.05, 1.8, -0.33, 1.82, 0, alloy, 0.012));
        for (let i = 0; i < 9; i++) g.add(slab(0.025, 0.86, 0.025, -0.33, 1.38, -0.8 + i * 0.2, alloy, 0.008));
        g.add(slab(0.03, 0.3, 1.8, -0.33, 1.05, 0, alloy, 0.01));
        g.add(slab(0.02, 0.12, 0.36, -2.77, 0.66, 0, whiteMaterial, 0.005));
      },
    },
    look,
  );

export const van = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 0.98,
      height: 2.02,
      axles: [1.62, -1.5],
      wheel: { r: 0.35, width: 0.225, rim: 0.215, style: 'steel' },
      arch: 0.4,
      flare: 0.03,
      lower: [
        [2.42, 0.26, 0.06],
        [2.54, 0.34, 0.08],
        [2.56, 0.7, 0.16],
        [2.5, 1.0, 0.1],
        [2.2, 1.12, 0.2],
        [1.6, 1.24, 0.3],
        [-2.1, 1.24, 0.1],
        [-2.52, 1.24, 0.06],
        [-2.54, 0.7, 0.06],
        [-2.52, 0.38, 0.06],
        [-2.42, 0.3, 0.05],
      ],
      cabin: [
        [2.02, 1.02, 0.1],
        [1.18, 1.86, 0.34],
        [0.6, 2.03, 0.5],
        [-2.2, 2.02, 0.2],
        [-2.5, 1.97, 0.1],
        [-2.54, 1.0, 0.05],
      ],
      round: { lower: 0.07, cabin: 0.09, join: 0.05 },
      shoulder: { y: 1.14, slope: 0, inward: 0.1 },
      plan: { front: 0.1, rear: 0.015, bowFront: 0.26, bowRear: 0.03 },
      cab: { yBelt: 1.2, yRoof: 2.02, wBelt: 0.95, wRoof: 0.83, bowFront: 0.3, bowRear: 0.03 },
      glass: { belt: [1.2, 1.22], inset: 0.1, from: [1.74, 1.16], to: [0.52, 0.56], pillars: [[1.3, 1.0, 0.045]] },
      screen: { y0: 1.18, y1: 1.82, w0: 0.8, w1: 0.7 },
      mirrors: { x: 1.42, y: 1.3, z: 1.05, size: 1.12 },
      draw: (f, spec) => {
        f.side.fill(rect([-9, 9], [0, 0.36], 0.01), stuff.plastic);
        for (const ax of spec.axles)
          f.side.ring(ax, spec.wheel.r, spec.arch + 0.02, stuff.plastic, 0.05, -0.4, Math.PI + 0.4);
        f.side.fill(rect([1.08, -1.0], [0.66, 0.76], 0.02), stuff.plastic);
        f.side.fill(rect([-2.02, -2.6], [0.66, 0.76], 0.02), stuff.plastic);
        doors(
          f.side,
          [
            [
              [1.34, 1.2],
              [1.28, 0.8],
              [1.18, 0.4],
            ],
            [
              [0.46, 1.86],
              [0.46, 0.4],
            ],
            [
              [-0.72, 1.86],
              [-0.72, 0.4],
            ],
            [
              [0.46, 1.86],
              [-0.72, 1.86],
            ],
            [
              [0.46, 1.14],
              [-2.3, 1.14],
            ],
          ],
          [
            [0.64, 1.06],
            [0.28, 1.06],
          ],
          'plastic',
        );
        f.side.outline(rect([0.38, -0.62], [1.28, 1.78], 0.1), stuff.crease, 0.02);
        f.side.outline(rect([-0.84, -2.3], [1.28, 1.78], 0.1), stuff.crease, 0.02);
        headlamps(f, 2.48, { y: 0.94, h: 0.2, in: 0.56, out: 1.0, sideLength: 0.4, rise: 0.06 });
        grille(f.front, { y: 0.86, h: 0.16, w: 0.52, style: 'bars', trim: 'gloss', round: 0.04 });
        f.front.fill(mirrored([1.05, 0.2, 0.02], [1.05, 0.58, 0.08]), stuff.plastic);
        f.side.fill(
          [
            [2.1, 0.2, 0.02],
            [2.8, 0.2, 0.02],
            [2.8, 0.58, 0.02],
            [2.08, 0.54, 0.06],
          ],
          stuff.plastic,
        );
        f.side.fill(
          [
            [-2.0, 0.2, 0.02],
            [-2.8, 0.2, 0.02],
            [-2.8, 0.5, 0.02],
            [-1.98, 0.5, 0.06],
          ],
          stuff.plastic,
        );
        intake(f.front, 0.4, 0.12, 0.5);
        plate(f.front, 0.52);
        taillamps(f, -2.54, { y: 1.06, h: 0.5, in: 0.84, out: 1.02, sideLength: 0.1, style: 'tall' });
        f.rear.straight([0, 1.94], [0, 0.5], stuff.gap, 0.014);
        f.rear.line(
          [
            [-0.8, 1.9],
            [-0.82, 0.5],
            [0.82, 0.5],
            [0.8, 1.9],
          ],
          stuff.gap,
          0.014,
        );
        both((s) =>
          f.rear.fill(
            [
              [s * 0.1, 1.26, 0.06],
              [s * 0.72, 1.26, 0.06],
              [s * 0.68, 1.78, 0.08],
              [s * 0.1, 1.78, 0.06],
            ],
            stuff.glass,
          ),
        );
        f.rear.fill(mirrored([1.05, 0.2, 0.02], [1.05, 0.5, 0.05]), stuff.plastic);
        f.rear.fill(rect([0.06, 0.2], [0.98, 1.06], 0.02), stuff.plastic);
        plate(f.rear, 0.84, 0.36);
      },
    },
    look,
  );

const panes = (
  side: Painter,
  y0: number,
  y1: number,
  xs: readonly (readonly [number, number])[],
  round = 0.07,
): void => {
  const first = xs[0]![0] + 0.03;
  const last = xs[xs.length - 1]![1] - 0.03;
  side.fill(rect([first, last], [y0 - 0.03, y1 + 0.03], 0.06), stuff.gloss);
  for (const [a, b] of xs) {
    side.fill(rect([a, b], [y0, y1], round), stuff.glass);
    for (let x = a - 0.3; x > b + 0.3; x -= 0.8)
      side.fill(
        [
          [x, y0, 0.01],
          [x - 0.06, y0 + 0.28, 0.08],
          [x - 0.34, y0 + 0.28, 0.08],
          [x - 0.36, y0, 0.01],
        ],
        stuff.glassInside,
      );
  }
};

export const bus = (look: Look = {}): Vehicle =>
  car(
    {
      halfWidth: 1.12,
      height: 2.75,
      axles: [2.3, -1.9],
      wheel: { r: 0.42, width: 0.27, rim: 0.26, style: 'truck' },
      arch: 0.49,
      flare: 0.01,
      cell: 0.03,
      lower: [
        [3.36, 0.3, 0.06],
        [3.52, 0.38, 0.1],
        [3.56, 0.9, 0.3],
        [3.42, 1.4, 0.3],
        [3.0, 2.45, 0.4],
        [2.5, 2.73, 0.4],
        [-3.2, 2.75, 0.2],
        [-3.46, 2.6, 0.2],
        [-3.5, 1.2, 0.2],
        [-3.46, 0.4, 0.08],
        [-3.34, 0.32, 0.05],
      ],
      round: { lower: 0.16, cabin: 0.1, join: 0.05 },
      shoulder: { y: 1.4, slope: 0, inward: 0 },
      flat: true,
      plan: { front: 0.06, rear: 0.02, bowFront: 0.26, bowRear: 0.06 },
      screen: { y0: 1.24, y1: 2.42, w0: 0.96, w1: 0.9 },
      rearScreen: { y0: 1.6, y1: 2.3, w0: 0.86, w1: 0.84 },
      draw: (f, spec) => {
        f.front.fill(mirrored([1, 1.16, 0.1], [1, 2.62, 0.14]), stuff.gloss);
        f.front.fill(mirrored([0.96, 1.22, 0.08], [0.92, 2.36, 0.1]), stuff.glass);
        both((s) =>
          f.front.fill(
            [
              [s * 0.36, 1.26, 0.04],
              [s * 0.76, 1.26, 0.04],
              [s * 0.72, 1.7, 0.12],
              [s * 0.4, 1.7, 0.12],
            ],
            stuff.glassInside,
          ),
        );
        f.front.fill(mirrored([0.62, 2.42, 0.03], [0.6, 2.57, 0.03]), { ...stuff.gloss, colour: '#15181b' });
        f.front
          .straight([-0.9, 1.3], [-0.1, 1.25], stuff.gloss, 0.03)
          .straight([0.05, 1.3], [0.8, 1.25], stuff.gloss, 0.03);
        panes(f.side, 1.42, 2.34, [
          [1.62, 0.72],
          [0.68, -0.5],
          [-0.54, -1.72],
          [-1.76, -3.16],
        ]);
        f.side.fill(
          [
            [2.95, 1.42, 0.08],
            [2.72, 2.2, 0.12],
            [1.78, 2.34, 0.06],
            [1.78, 1.42, 0.06],
          ],
          stuff.gloss,
        );
        f.side.fill(
          [
            [2.86, 1.46, 0.06],
            [2.66, 2.16, 0.1],
            [1.82, 2.3, 0.05],
            [1.82, 1.46, 0.05],
          ],
          stuff.glass,
        );
        doors(
          f.side,
          [
            [
              [1.72, 2.4],
              [1.72, 0.5],
            ],
            [
              [2.84, 1.38],
              [2.84, 0.9],
            ],
            [
              [1.6, 0.44],
              [1.6, 1.0],
            ],
            [
              [-1.2, 0.44],
              [-1.2, 1.0],
            ],
            [
              [1.6, 1.0],
              [-1.2, 1.0],
            ],
            [
              [0.2, 1.0],
              [0.2, 0.44],
            ],
          ],
          [[1.96, 1.2]],
          'plastic',
        );
        f.side.fill(rect([-9, 9], [0, 0.42], 0.01), stuff.plastic);
        f.side.straight([3.4, 1.28], [-3.6, 1.28], stuff.white, 0.03);
        for (const ax of spec.axles) f.side.ring(ax, spec.wheel.r, spec.arch + 0.015, stuff.plastic, 0.035);
        headlamps(f, 3.44, { y: 0.78, h: 0.2, in: 0.6, out: 1.1, sideLength: 0.3, rise: 0.04 });
        grille(f.front, { y: 0.76, h: 0.14, w: 0.54, style: 'bars', trim: 'chrome', round: 0.04 });
        f.front.fill(rect([-1.2, 1.2], [0.2, 0.44], 0.02), stuff.plastic);
        plate(f.front, 0.52);
        taillamps(f, -3.48, { y: 0.98, h: 0.44, in: 0.9, out: 1.06, sideLength: 0, style: 'tall' });
        f.rear.outline(rect([-0.8, 0.8], [0.56, 1.4], 0.04), stuff.gap, 0.014);
        for (let i = 0; i < 4; i++) f.rear.straight([-0.5, 1.12 + i * 0.06], [0.5, 1.12 + i * 0.06], stuff.gap, 0.018);
        plate(f.rear, 0.86);
        f.rear.fill(rect([-1.2, 1.2], [0.2, 0.46], 0.02), stuff.plastic);
      },
      extra: (g) => {
        for (const s of [1, -1]) {
          g.add(
            tube(
              [
                [3.1, 2.3, 1.05 * s],
                [3.36, 2.28, 1.2 * s],
                [3.42, 2.1, 1.26 * s],
              ],
              0.025,
              plasticMaterial,
            ),
          );
          g.add(slab(0.1, 0.42, 0.2, 3.42, 1.9, 1.27 * s, plasticMaterial, 0.04));
        }
        g.add(slab(1.5, 0.16, 1.5, -1.6, 2.8, 0, whiteMaterial, 0.06));
      },
    },
    look,
  );

/** A cab above the engine, for the light truck and, larger, for the prime mover. */
const cabOver = (
  k: {
    w: number;
    h: number;
    front: number;
    depth: number;
    floor: number;
    axle: number;
    wheel: WheelSpec;
    arch: number;
    moreTyres: Vehicle['tyres'];
  },
  draw: CarSpec['draw'],
  extra: NonNullable<CarSpec['extra']>,
): Vehicle =>
  car({
    halfWidth: k.w,
    height: k.h,
    axles: [k.axle],
    wheel: k.wheel,
    arch: k.arch,
    moreTyres: k.moreTyres,
    flare: 0.015,
    cell: 0.026,
    flat: true,
    lower: [
      [k.front - 0.1, k.floor, 0.05],
      [k.front, k.floor + 0.06, 0.06],
      [k.front + 0.02, k.floor + (k.h - k.floor) * 0.42, 0.2],
      [k.front - 0.16, k.h - 0.3, 0.3],
      [k.front - 0.42, k.h, 0.3],
      [k.front - k.depth + 0.1, k.h, 0.12],
      [k.front - k.depth, k.h - 0.14, 0.1],
      [k.front - k.depth, k.floor + 0.16, 0.05],
      [k.front - k.depth + 0.1, k.floor + 0.1, 0.05],
    ],
    round: { lower: 0.11, cabin: 0.1, join: 0.04 },
    shoulder: { y: 1.4, slope: 0, inward: 0 },
    plan: { front: 0.05, rear: 0, bowFront: 0.14, bowRear: 0.02 },
    draw,
    extra,
  });

export const lightTruck = (): Vehicle => {
  const front = 3.05;
  return cabOver(
    {
      w: 1.02,
      h: 2.25,
      front,
      depth: 1.68,
      floor: 0.42,
      axle: 2.35,
      wheel: { r: 0.4, width: 0.24, rim: 0.235, style: 'truck' },
      arch: 0.47,
      moreTyres: [1, -1].map((s) => ({ x: -1.35, z: 0.76 * s, w: 0.44 })),
    },
    (f) => {
      f.front.fill(mirrored([0.92, 1.22, 0.06], [0.88, 2.0, 0.1]), stuff.gloss);
      f.front.fill(mirrored([0.89, 1.25, 0.05], [0.85, 1.97, 0.08]), stuff.glass);
      both((s) =>
        f.front.fill(
          [
            [s * 0.3, 1.28, 0.04],
            [s * 0.66, 1.28, 0.04],
            [s * 0.62, 1.66, 0.1],
            [s * 0.34, 1.66, 0.1],
          ],
          stuff.glassInside,
        ),
      );
      f.front
        .straight([-0.8, 1.28], [-0.1, 1.25], stuff.gloss, 0.024)
        .straight([0, 1.28], [0.7, 1.25], stuff.gloss, 0.024);
      f.side.fill(
        [
          [2.9, 1.2, 0.05],
          [2.74, 1.92, 0.1],
          [1.94, 1.94, 0.06],
          [1.94, 1.26, 0.06],
        ],
        stuff.gloss,
      );
      f.side.fill(
        [
          [2.87, 1.24, 0.04],
          [2.72, 1.89, 0.08],
          [1.98, 1.91, 0.05],
          [1.98, 1.3, 0.05],
        ],
        stuff.glass,
      );
      f.side.fill(
        [
          [2.3, 1.3, 0.02],
          [2.24, 1.62, 0.08],
          [2.05, 1.62, 0.08],
          [2.02, 1.3, 0.02],
        ],
        stuff.glassInside,
      );
      doors(
        f.side,
        [
          [
            [2.88, 1.16],
            [2.84, 0.86],
          ],
          [
            [1.86, 1.98],
            [1.86, 0.84],
          ],
        ],
        [[2.02, 1.12]],
        'plastic',
      );
      f.side.outline(rect([1.78, 1.48], [1.3, 1.86], 0.05), stuff.crease, 0.02);
      headlamps(f, 3.02, { y: 0.74, h: 0.2, in: 0.6, out: 1.0, sideLength: 0.22, rise: 0.02 });
      grille(f.front, { y: 0.98, h: 0.16, w: 0.72, style: 'bars', trim: 'gloss', round: 0.04 });
      f.front.fill(mirrored([1.1, 0.36, 0.02], [1.1, 0.6, 0.03]), stuff.white);
      f.front.fill(rect([-0.5, 0.5], [0.64, 0.84], 0.03), stuff.plastic);
      plate(f.front, 0.49);
    },
    (g) => {
      addWheels(g, { r: 0.4, width: 0.2, rim: 0.235, style: 'truck' }, [-1.35], [0.88, 0.64]);
      for (const s of [1, -1]) {
        g.add(slab(5.2, 0.2, 0.09, -0.3, 0.72, 0.42 * s, chassisMaterial));
        g.add(
          slab(0.09, 0.36, 0.18, 2.96, 1.62, 1.2 * s, plasticMaterial, 0.04),
          tube(
            [
              [2.9, 1.95, 0.95 * s],
              [2.98, 1.9, 1.18 * s],
              [2.97, 1.4, 1.18 * s],
              [2.92, 1.2, 1.0 * s],
            ],
            0.018,
            plasticMaterial,
          ),
        );
        g.add(slab(1.9, 0.34, 0.03, 0.05, 0.62, 0.98 * s, plasticMaterial, 0.01));
        g.add(slab(0.03, 0.36, 0.5, -1.98, 0.5, 0.76 * s, plasticMaterial, 0.008));
        g.add(
          slab(0.06, 0.12, 0.34, -2.92, 0.78, 0.82 * s, red, 0.02),
          slab(0.065, 0.12, 0.1, -2.922, 0.78, 0.6 * s, amber, 0.02),
        );
        for (const x of [1.2, -2.86])
          for (const y of [1.0, 2.98]) g.add(slab(0.05, 0.05, 0.02, x, y, 1.125 * s, x > 0 ? amber : red, 0.008));
        g.add(
          slab(4.16, 0.09, 0.04, -0.82, 0.94, 1.1 * s, steelMaterial, 0.01),
          slab(4.16, 0.07, 0.04, -0.82, 3.06, 1.1 * s, steelMaterial, 0.01),
        );
        for (const x of [1.24, -2.88]) g.add(slab(0.06, 2.16, 0.05, x, 2.0, 1.1 * s, steelMaterial, 0.012));
      }
      // the pantech body with its roller door
      g.add(slab(4.16, 2.14, 2.2, -0.82, 2.0, 0, whiteMaterial, 0.03));
      g.add(
        slab(
          0.02,
          1.9,
          1.9,
          -2.91,
          1.98,
          0,
          new THREE.MeshStandardMaterial({ color: '#c9ccce', roughness: 0.5 }),
          0.006,
        ),
      );
      for (let i = 0; i < 7; i++) g.add(slab(0.03, 0.012, 1.9, -2.92, 1.2 + i * 0.27, 0, steelMaterial, 0.004));
      g.add(
        slab(0.08, 0.14, 2.1, -2.9, 0.58, 0, plasticMaterial, 0.02),
        slab(0.02, 0.12, 0.36, -2.945, 0.58, 0, whiteMaterial, 0.004),
      );
      const axle = new THREE.Mesh(new THREE.CylinderGeometry(0.1, 0.1, 1.6, 16), chassisMaterial);
      axle.rotation.x = Math.PI / 2;
      axle.position.set(-1.35, 0.4, 0);
      g.add(axle);
    },
  );
};

export const truck = (): Vehicle => {
  const front = 3.3;
  const w = 1.22;
  return cabOver(
    {
      w,
      h: 3.5,
      front,
      depth: 2.5,
      floor: 0.45,
      axle: 2.2,
      wheel: { r: 0.52, width: 0.32, rim: 0.3, style: 'truck' },
      arch: 0.6,
      moreTyres: [-1.55, -2.9].flatMap((x) => [1, -1].map((s) => ({ x, z: 0.9 * s, w: 0.6 }))),
    },
    (f) => {
      f.front.fill(mirrored([1.1, 1.9, 0.08], [1.06, 2.82, 0.12]), stuff.gloss);
      f.front.fill(mirrored([1.06, 1.94, 0.06], [1.02, 2.78, 0.1]), stuff.glass);
      both((s) =>
        f.front.fill(
          [
            [s * 0.4, 1.98, 0.04],
            [s * 0.84, 1.98, 0.04],
            [s * 0.8, 2.42, 0.12],
            [s * 0.44, 2.42, 0.12],
          ],
          stuff.glassInside,
        ),
      );
      for (const z of [-0.8, -0.1, 0.5]) f.front.straight([z, 2.0], [z + 0.5, 1.96], stuff.gloss, 0.026);
      f.front.fill(mirrored([0.9, 2.98, 0.05], [0.86, 3.22, 0.06]), stuff.gloss);
      for (const z of [-0.6, -0.2, 0.2, 0.6]) f.front.disc(z, 3.3, 0.035, stuff.amber);
      f.side.fill(
        [
          [3.1, 1.78, 0.06],
          [2.92, 2.7, 0.1],
          [1.96, 2.72, 0.06],
          [1.96, 1.94, 0.08],
        ],
        stuff.gloss,
      );
      f.side.fill(
        [
          [3.06, 1.83, 0.05],
          [2.89, 2.66, 0.08],
          [2.0, 2.68, 0.05],
          [2.0, 1.98, 0.07],
        ],
        stuff.glass,
      );
      f.side.fill(
        [
          [2.44, 2.0, 0.02],
          [2.36, 2.34, 0.1],
          [2.12, 2.34, 0.1],
          [2.08, 2.0, 0.02],
        ],
        stuff.glassInside,
      );
      doors(
        f.side,
        [
          [
            [3.1, 1.74],
            [3.02, 1.1],
          ],
          [
            [1.86, 2.8],
            [1.86, 1.0],
          ],
        ],
        [[2.06, 1.78]],
        'chrome',
      );
      f.side.fill(rect([1.6, 1.16], [2.0, 2.5], 0.06), stuff.glass);
      f.side.outline(rect([1.72, 0.98], [0.9, 1.6], 0.04), stuff.gap, 0.012);
      f.side.straight([3.3, 1.66], [0.8, 1.66], stuff.satin, 0.05);
      grille(f.front, {
        y: 1.34,
        h: 0.8,
        w: 0.82,
        wLow: 0.74,
        style: 'bars',
        trim: 'chrome',
        badge: false,
        round: 0.08,
      });
      for (let i = 0; i < 5; i++)
        f.front.straight([-0.76, 1.06 + i * 0.14], [0.76, 1.06 + i * 0.14], stuff.chrome, 0.03);
      f.front.disc(0, 1.82, 0.07, stuff.chrome);
      headlamps(f, 3.26, { y: 0.8, h: 0.24, in: 0.76, out: 1.18, sideLength: 0.26, rise: 0.03 });
      f.front.fill(mirrored([1.3, 0.4, 0.02], [1.3, 0.62, 0.03]), stuff.chrome);
      plate(f.front, 0.72);
    },
    (g) => {
      const rear = { r: 0.52, width: 0.28, rim: 0.3, style: 'truck' as const };
      addWheels(g, rear, [-1.55, -2.9], [1.06, 0.74]);
      for (const s of [1, -1]) {
        g.add(slab(4.5, 0.28, 0.1, -1.3, 0.92, 0.45 * s, chassisMaterial));
        const tank = new THREE.Mesh(new THREE.CylinderGeometry(0.34, 0.34, 1.35, 40), tankMetal);
        tank.rotation.z = Math.PI / 2;
        tank.position.set(0.15, 0.78, 0.88 * s);
        g.add(tank);
        for (const x of [-0.3, 0.15, 0.6]) {
          const band = new THREE.Mesh(new THREE.TorusGeometry(0.345, 0.014, 8, 40), steelMaterial);
          band.rotation.y = Math.PI / 2;
          band.position.set(x, 0.78, 0.88 * s);
          g.add(band);
        }
        const stack = new THREE.Mesh(new THREE.CylinderGeometry(0.085, 0.085, 2.6, 28), chromeMaterial);
        stack.position.set(0.58, 2.5, 0.98 * s);
        g.add(
          stack,
          tube(
            [
              [0.58, 3.75, 0.98 * s],
              [0.56, 3.9, 0.98 * s],
              [0.46, 4.0, 0.98 * s],
            ],
            0.08,
            chromeMaterial,
          ),
        );
        for (const x of [-1.55, -2.9]) {
          g.add(guard(x, 0.52, 0.9 * s, 0.6, 0.64, 0.3, Math.PI - 0.3, plasticMaterial));
        }
        g.add(slab(0.03, 0.5, 0.62, -3.58, 0.55, 0.88 * s, plasticMaterial, 0.008));
        g.add(
          slab(0.07, 0.14, 0.44, -3.62, 0.98, 0.7 * s, red, 0.02),
          slab(0.075, 0.14, 0.12, -3.622, 0.98, 0.42 * s, amber, 0.02),
        );
        g.add(
          slab(0.12, 0.6, 0.24, 3.12, 2.2, 1.46 * s, plasticMaterial, 0.05),
          tube(
            [
              [3.0, 2.6, 1.15 * s],
              [3.12, 2.58, 1.42 * s],
              [3.1, 1.84, 1.42 * s],
              [3.0, 1.8, 1.18 * s],
            ],
            0.022,
            plasticMaterial,
          ),
        );
        g.add(slab(0.6, 0.06, 0.2, 2.9, 0.62, 1.1 * s, steelMaterial, 0.02));
        g.add(
          tube(
            [
              [2.75, 3.42, 0.5 * s],
              [2.9, 3.5, 0.5 * s],
            ],
            0.03,
            chromeMaterial,
          ),
        );
        const horn = new THREE.Mesh(new THREE.CylinderGeometry(0.075, 0.025, 0.5, 24), chromeMaterial);
        horn.rotation.z = -Math.PI / 2;
        horn.position.set(2.6, 3.58, 0.5 * s);
        g.add(horn);
      }
      // fifth wheel and the cat walk behind the cab
      const plateDisc = new THREE.Mesh(new THREE.CylinderGeometry(0.48, 0.48, 0.07, 40), chassisMaterial);
      plateDisc.position.set(-2.2, 1.18, 0);
      plateDisc.rotation.z = -0.06;
      g.add(plateDisc, slab(0.5, 0.16, 0.8, -2.2, 1.08, 0, chassisMaterial));
      g.add(
        slab(1.2, 0.04, 1.0, 0.1, 1.08, 0, steelMaterial, 0.01),
        slab(0.1, 0.2, 2.2, -3.6, 0.95, 0, chassisMaterial, 0.02),
      );
      g.add(slab(0.02, 0.13, 0.38, -3.66, 0.9, 0, whiteMaterial, 0.004));
      for (const x of [-1.55, -2.9]) {
        const axle = new THREE.Mesh(new THREE.CylinderGeometry(0.13, 0.13, 2.0, 16), chassisMaterial);
        axle.rotation.x = Math.PI / 2;
        axle.position.set(x, 0.52, 0);
        g.add(axle);
      }
      // roof fairing
      g.add(slab(0.5, 0.1, 1.5, 3.05, 2.94, 0, plasticMaterial, 0.04));
    },
  );
};
