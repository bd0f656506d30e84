/** Motorcycle, caravan and motorhome. */
import * as THREE from 'three';
import {
  both,
  car,
  chassisMaterial,
  chromeMaterial,
  doors,
  grille,
  headlamps,
  plasticMaterial,
  plate,
  slab,
  steelMaterial,
  tube,
  whiteMaterial,
} from './car.ts';
import type { CarSpec, Vehicle } from './carSpec.ts';
import { capsule, ellipsoid, meshOf, mirrored, profile, rect, roundBox, smax, smin } from './sdf.ts';
import { skin, stuff, type Paint, type Painter, type Plate } from './skin.ts';
import { alloy, wheel } from './wheels.ts';

const red = new THREE.MeshPhysicalMaterial({ color: '#8d0810', roughness: 0.15, clearcoat: 1 });
const glassMaterial = new THREE.MeshPhysicalMaterial({ color: '#0b0e11', roughness: 0.05, clearcoat: 1 });

const pane = (side: Painter, x0: number, x1: number, y0: number, y1: number): void => {
  side.fill(rect([x0 - 0.035, x1 + 0.035], [y0 - 0.035, y1 + 0.035], 0.09), stuff.plastic);
  side.fill(rect([x0, x1], [y0, y1], 0.06), stuff.glass);
};

/** A white coach body painted with a coloured sweep: returns the mesh and how to change the sweep's colour. */
const coach = (
  corners: Parameters<typeof profile>[0],
  halfWidth: number,
  height: number,
  arches: readonly (readonly [number, number, number])[],
  draw: (f: Record<'side' | 'front' | 'rear' | 'top', Painter>) => void,
  wheelCut: number,
): { mesh: THREE.Mesh; repaint: (p: Paint) => void; letter: (p: Plate) => void; x0: number; x1: number } => {
  const p = profile(corners, 0.02);
  const xs = p.outline.map((q) => q[0]);
  const x0 = Math.min(...xs);
  const x1 = Math.max(...xs);
  const f = (x: number, y: number, z: number): number => {
    const az = Math.abs(z);
    const t = az / halfWidth;
    let d = smax(p.at(x + (x > 0 ? 1 : -1) * 0.04 * t * t, y + 0.03 * t * t), az - halfWidth, 0.1);
    for (const [ax, ay, r] of arches)
      d = smax(d, -smax(Math.hypot(x - ax, y - ay) - r, halfWidth - wheelCut - az, 0.02), 0.016);
    return d;
  };
  const s = skin({ x0: x0 - 0.1, x1: x1 + 0.1, y1: height + 0.1, z: halfWidth + 0.1 }, arches, draw, 0.8);
  const mesh = new THREE.Mesh(
    meshOf(f, [x0 - 0.1, 0.1, -halfWidth - 0.1], [x1 + 0.1, height + 0.1, halfWidth + 0.1], 0.03, 0.02),
    s.material,
  );
  // White coaches have a grey sweep, because a white one would be invisible.
  const repaint = (p: Paint): void =>
    s.repaint(
      new THREE.Color(p.colour).getHSL({ h: 0, s: 0, l: 0 }).l > 0.6 && p.metal === 0
        ? { colour: '#4a5057', metal: 0.4, rough: 0.36 }
        : p,
    );
  return { mesh, repaint, letter: s.letter, x0, x1 };
};

/** White everywhere except a sweep of paint along the side. */
const sweep = (
  f: Record<'side' | 'front' | 'rear' | 'top', Painter>,
  bands: readonly Parameters<Painter['erase']>[0][],
): void => {
  for (const face of ['side', 'front', 'rear', 'top'] as const)
    f[face].fill(rect([-20, 20], [-1, 9], 0.01), { colour: '#d5d8d8', rough: 0.42, metal: 0 });
  for (const band of bands) f.side.erase(band);
};

export const caravan = (): Vehicle => {
  const group = new THREE.Group();
  const W = 1.18;
  const axles = [-0.62, 0.22];
  const body = coach(
    [
      [2.5, 0.55, 0.1],
      [2.62, 1.1, 0.4],
      [2.5, 1.75, 0.4],
      [1.95, 2.6, 0.3],
      [1.6, 2.68, 0.2],
      [-2.5, 2.68, 0.12],
      [-2.72, 2.5, 0.2],
      [-2.8, 1.2, 0.4],
      [-2.62, 0.55, 0.1],
    ],
    W,
    2.68,
    axles.map((x) => [x, 0.36, 0.43] as const),
    (f) => {
      sweep(f, [
        [
          [3, 0.86, 0.01],
          [1.2, 0.92, 0.8],
          [-0.6, 1.16, 0.8],
          [-3, 1.3, 0.01],
          [-3, 1.52, 0.01],
          [-0.6, 1.3, 0.8],
          [1.2, 1.02, 0.8],
          [3, 0.96, 0.01],
        ],
        rect([3, -3], [0.5, 0.74], 0.01),
      ]);
      f.front.erase(rect([-2, 2], [0.5, 1.0], 0.01));
      f.rear.erase(rect([-2, 2], [1.3, 1.5], 0.01));
      f.rear.erase(rect([-2, 2], [0.5, 0.74], 0.01));
      f.side.fill(rect([0.9, -1.3], [0.74, 0.9], 0.01), { ...stuff.satin, rough: 0.4 });
      pane(f.side, 1.85, 1.05, 1.52, 2.1);
      pane(f.side, -0.1, -1.0, 1.52, 2.1);
      pane(f.side, -1.55, -2.3, 1.62, 2.1);
      // door with its own window, hatches, vents
      f.side.outline(
        [
          [0.82, 0.78, 0.06],
          [0.82, 2.36, 0.08],
          [0.16, 2.36, 0.08],
          [0.16, 0.78, 0.06],
        ],
        stuff.gap,
        0.014,
      );
      f.side.fill(rect([0.7, 0.28], [1.6, 2.2], 0.06), stuff.glass);
      f.side.fill(rect([0.3, 0.22], [1.28, 1.4], 0.02), stuff.plastic);
      f.side.outline(rect([2.2, 1.3], [0.76, 1.3], 0.04), stuff.crease, 0.014);
      f.side.outline(rect([-1.5, -2.3], [0.78, 1.12], 0.04), stuff.crease, 0.014);
      for (let i = 0; i < 4; i++) f.side.straight([-1.6, 1.0 - i * 0.05], [-2.0, 1.0 - i * 0.05], stuff.crease, 0.014);
      f.side.straight([2.2, 2.5], [-2.6, 2.5], stuff.satin, 0.03);
      f.front.fill(mirrored([0.86, 1.5, 0.1], [0.86, 2.16, 0.12]), stuff.plastic);
      f.front.fill(mirrored([0.82, 1.54, 0.08], [0.82, 2.12, 0.1]), stuff.glass);
      f.rear.fill(rect([-0.8, 0.8], [1.66, 2.16], 0.1), stuff.glass);
      both((s) =>
        f.rear
          .fill(rect([s * 0.9, s * 1.08], [0.84, 1.24], 0.04), stuff.tail)
          .fill(rect([s * 0.92, s * 1.06], [0.96, 1.04], 0.01), stuff.amber),
      );
      plate(f.rear, 0.94);
    },
    0.3,
  );
  group.add(body.mesh);
  const tyres: Vehicle['tyres'] = [];
  for (const x of axles)
    for (const s of [1, -1]) {
      const w = wheel({ r: 0.35, width: 0.21, rim: 0.2, style: 'offroad' });
      w.position.set(x, 0.35, (W - 0.14) * s);
      if (s < 0) w.rotation.y = Math.PI;
      group.add(w);
      tyres.push({ x, z: (W - 0.14) * s, w: 0.21 });
    }
  // drawbar with coupling, jockey wheel, gas bottles and stone guard
  for (const s of [1, -1]) {
    group.add(
      tube(
        [
          [2.2, 0.5, 0.7 * s],
          [3.6, 0.5, 0.05 * s],
        ],
        0.05,
        chassisMaterial,
      ),
    );
    const bottle = new THREE.Mesh(new THREE.CapsuleGeometry(0.15, 0.34, 8, 28), whiteMaterial);
    bottle.position.set(2.88, 0.86, 0.2 * s);
    group.add(bottle);
    group.add(slab(4.9, 0.12, 0.06, -0.1, 0.5, 0.6 * s, chassisMaterial));
    for (const x of [2.2, -2.4])
      group.add(
        slab(0.06, 0.42, 0.06, x, 0.28, 0.85 * s, steelMaterial, 0.01),
        slab(0.16, 0.02, 0.16, x, 0.07, 0.85 * s, steelMaterial, 0.008),
      );
  }
  group.add(
    slab(0.34, 0.1, 0.12, 3.68, 0.53, 0, chassisMaterial, 0.03),
    slab(0.5, 0.03, 0.8, 2.85, 0.57, 0, steelMaterial, 0.01),
  );
  group.add(
    tube(
      [
        [3.25, 0.95, 0.16],
        [3.25, 0.2, 0.16],
      ],
      0.03,
      steelMaterial,
    ),
  );
  const jockey = wheel({ r: 0.12, width: 0.07, rim: 0.06, style: 'steel' });
  jockey.position.set(3.25, 0.12, 0.16);
  group.add(jockey);
  tyres.push({ x: 3.25, z: 0.16, w: 0.07 });
  // awning, roof hatch, air conditioner, step, rear spare and bumper
  const awning = new THREE.Mesh(new THREE.CylinderGeometry(0.075, 0.075, 3.7, 24), whiteMaterial);
  awning.rotation.z = Math.PI / 2;
  awning.position.set(-0.25, 2.5, W + 0.06);
  group.add(
    awning,
    slab(0.8, 0.16, 0.7, -0.4, 2.74, 0, whiteMaterial, 0.06),
    slab(0.5, 0.1, 0.5, 1.1, 2.71, 0, whiteMaterial, 0.04),
  );
  group.add(slab(0.5, 0.04, 0.26, 0.5, 0.42, W + 0.06, steelMaterial, 0.012));
  const spare = wheel({ r: 0.35, width: 0.2, rim: 0.2, style: 'offroad' });
  spare.rotation.y = -Math.PI / 2;
  spare.position.set(-2.92, 0.72, 0);
  group.add(spare, slab(0.08, 0.1, 1.9, -2.82, 0.45, 0, chassisMaterial, 0.02));
  group.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(group);
  box.min.y = 0;
  const plain = new THREE.MeshBasicMaterial({ color: '#c9cccc' });
  return {
    group,
    box,
    shadow: { x0: body.x0, x1: body.x1, z: W },
    tyres,
    repaint: body.repaint,
    letter: body.letter,
    plain: new Map<THREE.Material, THREE.Material>([[body.mesh.material as THREE.Material, plain]]),
  };
};

export const motorhome = (): Vehicle => {
  const arch = (x: number) => [x, 0.37, 0.45] as const;
  const body = coach(
    [
      [1.62, 0.5, 0.05],
      [1.66, 1.9, 0.05],
      [2.35, 2.16, 0.3],
      [2.4, 2.5, 0.3],
      [1.9, 2.98, 0.4],
      [1.5, 3.02, 0.2],
      [-3.2, 3.02, 0.12],
      [-3.42, 2.86, 0.2],
      [-3.46, 1.4, 0.3],
      [-3.4, 0.5, 0.1],
    ],
    1.16,
    3.02,
    [arch(-1.75)],
    (f) => {
      sweep(f, [
        [
          [1.8, 0.8, 0.01],
          [0.4, 0.86, 0.6],
          [-1.4, 1.2, 0.8],
          [-3.7, 1.36, 0.01],
          [-3.7, 1.66, 0.01],
          [-1.4, 1.4, 0.8],
          [0.4, 1.0, 0.6],
          [1.8, 0.92, 0.01],
        ],
        [
          [2.6, 2.3, 0.01],
          [1.2, 2.34, 0.5],
          [-0.4, 2.62, 0.4],
          [-0.4, 2.7, 0.4],
          [1.2, 2.5, 0.5],
          [2.6, 2.46, 0.01],
        ],
        rect([3, -4], [0.4, 0.62], 0.01),
      ]);
      pane(f.side, 1.3, 0.55, 1.5, 2.1);
      pane(f.side, -0.55, -1.3, 1.6, 2.1);
      pane(f.side, -2.0, -2.95, 1.6, 2.1);
      pane(f.side, 1.9, 1.3, 2.42, 2.66);
      f.side.outline(
        [
          [0.38, 0.64, 0.06],
          [0.38, 2.3, 0.08],
          [-0.28, 2.3, 0.08],
          [-0.28, 0.64, 0.06],
        ],
        stuff.gap,
        0.014,
      );
      f.side.fill(rect([0.26, -0.16], [1.56, 2.12], 0.06), stuff.glass);
      f.side.outline(rect([-2.3, -3.2], [0.66, 1.2], 0.04), stuff.crease, 0.014);
      f.side.outline(rect([1.4, 0.6], [0.66, 1.1], 0.04), stuff.crease, 0.014);
      f.side.straight([1.6, 2.86], [-3.3, 2.86], stuff.satin, 0.03);
      f.rear.fill(rect([-0.7, 0.7], [1.7, 2.3], 0.1), stuff.glass);
      f.rear.erase(rect([-2, 2], [1.36, 1.6], 0.01));
      f.front.fill(mirrored([0.6, 2.4, 0.06], [0.56, 2.64, 0.06]), stuff.glass);
      both((s) =>
        f.rear
          .fill(rect([s * 0.88, s * 1.06], [0.7, 1.12], 0.04), stuff.tail)
          .fill(rect([s * 0.9, s * 1.04], [0.84, 0.92], 0.01), stuff.amber),
      );
      plate(f.rear, 0.86);
    },
    0.36,
  );
  const cab: CarSpec = {
    halfWidth: 0.99,
    height: 2.2,
    axles: [2.35, -1.75],
    wheel: { r: 0.36, width: 0.23, rim: 0.215, style: 'steel' },
    arch: 0.42,
    flare: 0.03,
    lower: [
      [3.18, 0.3, 0.06],
      [3.3, 0.38, 0.08],
      [3.32, 0.74, 0.16],
      [3.24, 1.06, 0.12],
      [2.9, 1.2, 0.2],
      [2.3, 1.3, 0.3],
      [1.6, 1.3, 0.1],
      [1.4, 1.3, 0.05],
      [1.4, 0.42, 0.05],
      [1.5, 0.34, 0.05],
    ],
    cabin: [
      [2.72, 1.1, 0.1],
      [2.05, 1.95, 0.2],
      [1.7, 2.14, 0.1],
      [1.45, 2.14, 0.05],
      [1.42, 1.1, 0.05],
    ],
    round: { lower: 0.08, cabin: 0.08, join: 0.05 },
    shoulder: { y: 1.2, slope: 0, inward: 0.1 },
    plan: { front: 0.1, rear: 0, bowFront: 0.26, bowRear: 0 },
    cab: { yBelt: 1.25, yRoof: 2.14, wBelt: 0.96, wRoof: 0.86, bowFront: 0.28, bowRear: 0 },
    glass: { belt: [1.28, 1.3], inset: 0.09, from: [2.46, 2.0], to: [1.66, 1.66], pillars: [[2.16, 1.9, 0.04]] },
    screen: { y0: 1.26, y1: 2.0, w0: 0.84, w1: 0.78 },
    mirrors: { x: 2.2, y: 1.42, z: 1.12, size: 1.25 },
    draw: (f) => {
      f.side.fill(rect([-9, 9], [0, 0.44], 0.01), stuff.plastic);
      doors(
        f.side,
        [
          [
            [2.06, 1.28],
            [1.98, 0.86],
            [1.9, 0.48],
          ],
        ],
        [[1.78, 1.14]],
        'plastic',
      );
      headlamps(f, 3.22, { y: 1.0, h: 0.24, in: 0.6, out: 1.0, sideLength: 0.36, rise: 0.04 });
      grille(f.front, { y: 0.86, h: 0.2, w: 0.52, style: 'bars', trim: 'gloss', round: 0.04 });
      f.front.fill(mirrored([1.2, 0.2, 0.02], [1.2, 0.62, 0.06]), stuff.plastic);
      f.side.fill(
        [
          [2.85, 0.2, 0.02],
          [3.6, 0.2, 0.02],
          [3.6, 0.62, 0.02],
          [2.85, 0.56, 0.05],
        ],
        stuff.plastic,
      );
      plate(f.front, 0.52);
    },
    extra: (g) => {
      g.add(body.mesh);
      const awning = new THREE.Mesh(new THREE.CylinderGeometry(0.08, 0.08, 3.6, 24), whiteMaterial);
      awning.rotation.z = Math.PI / 2;
      awning.position.set(-0.6, 2.74, 1.22);
      g.add(
        awning,
        slab(0.9, 0.16, 0.8, -1.6, 3.08, 0, whiteMaterial, 0.06),
        slab(0.5, 0.1, 0.5, 0.6, 3.05, 0, whiteMaterial, 0.04),
        slab(0.5, 0.04, 0.26, 0.05, 0.36, 1.2, steelMaterial, 0.012),
      );
      for (const s of [1, -1]) g.add(slab(3.2, 0.14, 0.07, 0.2, 0.46, 0.5 * s, chassisMaterial));
      for (let i = 0; i < 5; i++) g.add(slab(0.025, 0.025, 0.34, -3.52, 1.1 + i * 0.36, 0.86, steelMaterial, 0.006));
      for (const z of [0.69, 1.03])
        g.add(
          tube(
            [
              [-3.4, 0.9, z],
              [-3.53, 0.98, z],
              [-3.53, 2.7, z],
              [-3.38, 2.9, z],
            ],
            0.018,
            steelMaterial,
          ),
        );
      g.add(slab(0.1, 0.12, 2.1, -3.46, 0.46, 0, plasticMaterial, 0.03));
    },
  };
  const v = car(cab);
  const cabPaint = v.repaint;
  return {
    ...v,
    shadow: { x0: -3.4, x1: 3.25, z: 1.1 },
    plain: new Map<THREE.Material, THREE.Material>([
      ...v.plain,
      [body.mesh.material as THREE.Material, new THREE.MeshBasicMaterial({ color: '#c9cccc' })],
    ]),
    repaint: (p) => {
      cabPaint(p);
      body.repaint(p);
    },
    letter: (p) => {
      v.letter(p);
      body.letter(p);
    },
  };
};

export const motorcycle = (): Vehicle => {
  const group = new THREE.Group();
  const paintMaterial = new THREE.MeshPhysicalMaterial({ clearcoat: 1, clearcoatRoughness: 0.03 });
  const engine = new THREE.MeshStandardMaterial({ color: '#3c4044', roughness: 0.45, metalness: 0.8 });
  const engineLight = new THREE.MeshStandardMaterial({ color: '#9a9fa3', roughness: 0.35, metalness: 0.9 });
  const frame = new THREE.MeshPhysicalMaterial({ color: '#15171a', roughness: 0.35, metalness: 0.3, clearcoat: 0.6 });
  const seatMaterial = new THREE.MeshStandardMaterial({ color: '#121314', roughness: 0.75 });
  const F = 0.72;
  const R = -0.72;
  const r = 0.315;
  const half = (w: number, x: number, spokes: 'five' | 'twin'): void => {
    const g = wheel({ r, width: w, rim: 0.225, style: spokes, dark: true });
    g.position.set(x, r, 0);
    const back = wheel({ r, width: w, rim: 0.225, style: spokes, dark: true });
    back.position.set(x, r, 0);
    back.rotation.y = Math.PI;
    group.add(g, back);
  };
  half(0.125, F, 'five');
  half(0.18, R, 'five');
  // brake discs with calipers
  for (const s of [1, -1]) {
    const disc = new THREE.Mesh(
      new THREE.RingGeometry(0.085, 0.16, 48),
      new THREE.MeshStandardMaterial({ color: '#b9bdc0', metalness: 1, roughness: 0.25, side: THREE.DoubleSide }),
    );
    disc.position.set(F, r, 0.078 * s);
    group.add(disc, slab(0.07, 0.12, 0.05, F - 0.13, r + 0.08, 0.085 * s, alloy, 0.012));
    group.add(
      tube(
        [
          [F, r, 0.105 * s],
          [F - 0.16, 0.72, 0.105 * s],
        ],
        0.03,
        engineLight,
      ),
      tube(
        [
          [F - 0.14, 0.66, 0.105 * s],
          [F - 0.28, 1.0, 0.105 * s],
        ],
        0.026,
        chromeMaterial,
      ),
    );
  }
  // mudguards
  const add = (
    f: (x: number, y: number, z: number) => number,
    min: [number, number, number],
    max: [number, number, number],
    h: number,
    m: THREE.Material,
  ): void => {
    group.add(new THREE.Mesh(meshOf(f, min, max, h), m));
  };
  const guardShape =
    (cx: number, cy: number, rr: number, w: number, from: number, to: number) =>
    (x: number, y: number, z: number): number => {
      const d = Math.hypot(x - cx, y - cy);
      const a = Math.atan2(y - cy, x - cx);
      const shell = Math.abs(d - rr + z * z * 1.6) - 0.012;
      return smax(smax(shell, Math.abs(z) - w, 0.01), Math.max(from - a, a - to) * rr, 0.01);
    };
  add(guardShape(F, r, r + 0.03, 0.072, 0.85, 2.75), [F - 0.5, 0.2, -0.12], [F + 0.5, 0.8, 0.12], 0.012, paintMaterial);
  // tank: wide at the front with knee hollows
  add(
    (x, y, z) => {
      const t = smin(
        ellipsoid(0.16, 0.86, 0, 0.36, 0.17, 0.19)(x, y, z),
        roundBox(-0.02, 0.82, 0, 0.26, 0.09, 0.12, 0.07)(x, y, z),
        0.1,
      );
      const knee = ellipsoid(-0.1, 0.8, Math.sign(z) * 0.27, 0.22, 0.13, 0.13);
      return smax(smax(t, -knee(x, y, z), 0.05), 0.72 - y, 0.03);
    },
    [-0.45, 0.6, -0.3],
    [0.65, 1.15, 0.3],
    0.014,
    paintMaterial,
  );
  // tail and side panels
  add(
    (x, y, z) =>
      smin(
        capsule([-0.34, 0.76, 0], [-0.86, 0.93, 0], 0.1, 0.055)(x, y, z * 0.9),
        roundBox(-0.36, 0.68, 0, 0.13, 0.07, 0.11, 0.05)(x, y, z),
        0.08,
      ),
    [-1.05, 0.5, -0.25],
    [-0.1, 1.05, 0.25],
    0.014,
    paintMaterial,
  );
  // belly and radiator shrouds
  for (const s of [1, -1])
    add(
      (x, y, z) =>
        smax(
          roundBox(0.3, 0.69, 0.16 * s, 0.13, 0.075, 0.02, 0.02)(x + (y - 0.66) * 0.6, y, z + (x - 0.3) * 0.12 * s),
          -1,
          0.01,
        ),
      [0, 0.45, -0.3],
      [0.65, 0.9, 0.3],
      0.014,
      paintMaterial,
    );
  add(
    (x, y, z) => smax(capsule([0.32, 0.3, 0], [-0.2, 0.26, 0], 0.12, 0.1)(x, y, z), y - 0.34, 0.03),
    [-0.4, 0.08, -0.25],
    [0.55, 0.45, 0.25],
    0.016,
    paintMaterial,
  );
  // seat in two steps
  add(
    (x, y, z) =>
      smin(
        roundBox(-0.3, 0.87, 0, 0.2, 0.035, 0.12, 0.035)(x, y - (x + 0.3) ** 2 * 0.5, z),
        roundBox(-0.68, 0.98, 0, 0.17, 0.035, 0.085, 0.035)(x, y + (x + 0.68) * 0.16, z),
        0.07,
      ),
    [-0.95, 0.75, -0.2],
    [0, 1.1, 0.2],
    0.014,
    seatMaterial,
  );
  // engine: cases, cylinders with fins, exhaust
  add(
    (x, y, z) =>
      smin(
        smin(
          roundBox(0, 0.42, 0, 0.24, 0.13, 0.17, 0.07)(x, y, z),
          ellipsoid(-0.08, 0.42, 0, 0.15, 0.15, 0.23)(x, y, z),
          0.04,
        ),
        capsule([0.06, 0.5, 0], [0.16, 0.68, 0], 0.11, 0.1)(x, y, z * 0.75),
        0.03,
      ),
    [-0.4, 0.2, -0.3],
    [0.45, 0.85, 0.3],
    0.016,
    engine,
  );
  for (let i = 0; i < 5; i++) {
    const fin = slab(0.27, 0.012, 0.32, 0.09 + i * 0.022, 0.55 + i * 0.036, 0, engineLight, 0.004);
    fin.rotation.z = -0.5;
    group.add(fin);
  }
  for (const s of [1, -1]) {
    const cover = new THREE.Mesh(new THREE.CylinderGeometry(0.1, 0.11, 0.04, 36), engineLight);
    cover.rotation.x = Math.PI / 2;
    cover.position.set(-0.08, 0.42, 0.225 * s);
    group.add(cover);
  }
  for (const z of [0.1, -0.04])
    group.add(
      tube(
        [
          [0.24, 0.62, z],
          [0.38, 0.52, z],
          [0.36, 0.3, z],
          [0.1, 0.19, z + 0.04],
          [-0.3, 0.22, 0.16],
        ],
        0.024,
        chromeMaterial,
      ),
    );
  const muffler = new THREE.Mesh(
    new THREE.CapsuleGeometry(0.06, 0.34, 8, 28),
    new THREE.MeshStandardMaterial({ color: '#6d7175', metalness: 1, roughness: 0.3 }),
  );
  muffler.rotation.z = Math.PI / 2 - 0.42;
  muffler.position.set(-0.52, 0.36, 0.19);
  group.add(muffler);
  // frame, swing arm, shock, pegs
  for (const s of [1, -1]) {
    group.add(
      tube(
        [
          [0.42, 0.92, 0.06 * s],
          [0.1, 0.76, 0.16 * s],
          [-0.28, 0.62, 0.17 * s],
          [-0.34, 0.4, 0.14 * s],
        ],
        0.026,
        frame,
      ),
    );
    group.add(
      tube(
        [
          [0.42, 0.84, 0.05 * s],
          [0.34, 0.6, 0.13 * s],
          [0.12, 0.5, 0.17 * s],
        ],
        0.02,
        frame,
      ),
    );
    group.add(
      tube(
        [
          [-0.3, 0.4, 0.13 * s],
          [-0.52, 0.38, 0.13 * s],
          [R, r, 0.13 * s],
        ],
        0.034,
        frame,
      ),
    );
    group.add(
      tube(
        [
          [-0.28, 0.66, 0.1 * s],
          [-0.6, 0.8, 0.08 * s],
          [-0.86, 0.9, 0.05 * s],
        ],
        0.018,
        frame,
      ),
    );
    group.add(slab(0.05, 0.02, 0.12, -0.3, 0.36, 0.25 * s, steelMaterial, 0.006));
    // handlebar ends, grips, mirrors, indicators
    group.add(
      tube(
        [
          [0.4, 1.04, 0.06 * s],
          [0.4, 1.1, 0.2 * s],
          [0.32, 1.12, 0.36 * s],
        ],
        0.014,
        chromeMaterial,
      ),
      tube(
        [
          [0.36, 1.112, 0.27 * s],
          [0.31, 1.12, 0.4 * s],
        ],
        0.021,
        seatMaterial,
      ),
    );
    group.add(
      tube(
        [
          [0.38, 1.1, 0.22 * s],
          [0.42, 1.22, 0.28 * s],
          [0.4, 1.28, 0.32 * s],
        ],
        0.008,
        frame,
      ),
    );
    const mirror = new THREE.Mesh(new THREE.SphereGeometry(0.06, 24, 16), frame);
    mirror.scale.set(0.35, 0.75, 1.2);
    mirror.position.set(0.4, 1.3, 0.35 * s);
    group.add(mirror);
    const lens = new THREE.MeshPhysicalMaterial({ color: '#d97812', roughness: 0.2, clearcoat: 1 });
    for (const [x, y] of [
      [0.56, 0.93],
      [-0.92, 0.8],
    ] as const) {
      const lamp = new THREE.Mesh(new THREE.SphereGeometry(0.03, 16, 12), lens);
      lamp.scale.set(1.4, 0.8, 1);
      lamp.position.set(x, y, 0.15 * s);
      group.add(
        lamp,
        tube(
          [
            [x, y, 0.02 * s],
            [x, y, 0.14 * s],
          ],
          0.009,
          frame,
        ),
      );
    }
  }
  const spring = new THREE.Mesh(new THREE.TorusGeometry(0.045, 0.011, 8, 24), red);
  for (let i = 0; i < 7; i++) {
    const coil = spring.clone();
    coil.rotation.x = Math.PI / 2 - 0.3;
    coil.position.set(-0.36 - i * 0.006, 0.5 + i * 0.03, 0);
    group.add(coil);
  }
  // chain side, head lamp with cowl, dash, tail
  const sprocket = new THREE.Mesh(new THREE.TorusGeometry(0.1, 0.012, 8, 40), steelMaterial);
  sprocket.position.set(R, r, -0.11);
  group.add(
    sprocket,
    tube(
      [
        [-0.2, 0.46, -0.115],
        [R, r + 0.105, -0.115],
      ],
      0.009,
      chassisMaterial,
    ),
    tube(
      [
        [-0.2, 0.38, -0.115],
        [R, r - 0.105, -0.115],
      ],
      0.009,
      chassisMaterial,
    ),
  );
  const lampBowl = new THREE.Mesh(new THREE.SphereGeometry(0.105, 36, 24, 0, Math.PI * 2, 0, Math.PI / 2), frame);
  lampBowl.rotation.z = Math.PI / 2;
  lampBowl.position.set(0.5, 0.93, 0);
  const lamp = new THREE.Mesh(
    new THREE.SphereGeometry(0.1, 36, 24, 0, Math.PI * 2, 0, Math.PI / 2.6),
    new THREE.MeshPhysicalMaterial({ color: '#cfd8de', roughness: 0.05, metalness: 0.6, clearcoat: 1 }),
  );
  lamp.rotation.z = -Math.PI / 2;
  lamp.scale.x = 1;
  lamp.scale.y = 0.5;
  lamp.position.set(0.49, 0.93, 0);
  const ring = new THREE.Mesh(new THREE.TorusGeometry(0.098, 0.01, 10, 40), chromeMaterial);
  ring.rotation.y = Math.PI / 2;
  ring.position.set(0.505, 0.93, 0);
  const drl = new THREE.Mesh(
    new THREE.TorusGeometry(0.07, 0.007, 8, 40),
    new THREE.MeshStandardMaterial({ color: '#ffffff', emissive: '#ffffff', emissiveIntensity: 0.9 }),
  );
  drl.rotation.y = Math.PI / 2;
  drl.position.set(0.535, 0.93, 0);
  group.add(lampBowl, lamp, ring, drl);
  add(
    (x, y, z) => smax(ellipsoid(0.46, 1.0, 0, 0.12, 0.16, 0.13)(x, y, z), 1.02 - y - (x - 0.46) * 0.4, 0.02),
    [0.25, 0.9, -0.2],
    [0.7, 1.25, 0.2],
    0.012,
    glassMaterial,
  );
  group.add(slab(0.03, 0.09, 0.16, 0.34, 1.1, 0, glassMaterial, 0.01));
  group.add(
    slab(0.03, 0.04, 0.12, -0.93, 0.92, 0, red, 0.012),
    slab(0.02, 0.2, 0.16, -1.0, 0.7, 0, plasticMaterial, 0.01),
    slab(0.012, 0.11, 0.17, -1.02, 0.68, 0, whiteMaterial, 0.004),
    tube(
      [
        [-0.85, 0.86, 0],
        [-0.97, 0.8, 0],
        [-1.0, 0.72, 0],
      ],
      0.02,
      plasticMaterial,
    ),
  );
  group.add(
    tube(
      [
        [-0.1, 0.28, -0.17],
        [-0.2, 0.1, -0.28],
        [-0.26, 0.012, -0.32],
      ],
      0.013,
      steelMaterial,
    ),
  );
  group.rotation.x = -0.06;
  const holder = new THREE.Group();
  holder.add(group);
  holder.updateMatrixWorld(true);
  const box = new THREE.Box3().setFromObject(holder);
  box.min.y = 0;
  return {
    group: holder,
    box,
    shadow: { x0: -0.92, x1: 0.95, z: 0.16 },
    tyres: [
      { x: F, z: 0, w: 0.12 },
      { x: R, z: 0, w: 0.18 },
    ],
    plain: new Map(),
    repaint: (p) => {
      paintMaterial.color.set(p.colour);
      paintMaterial.metalness = p.metal;
      paintMaterial.roughness = p.rough;
    },
    // A motorcycle's plate is too small to read.
    letter: () => undefined,
  };
};
