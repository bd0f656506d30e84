/** Builds a vehicle with one smooth body on wheels from a description of its profile, windows and front. */
import * as THREE from 'three';
import { reroofed, wheelsOf, type Look } from './look.ts';
import { circle, skin, stuff, type Painter, type SkinFaces } from './skin.ts';
import {
  clamp01,
  type Corner,
  ellipsoid,
  lerp,
  meshOf,
  mirrored,
  type Point,
  profile,
  rect,
  roundBox,
  type Sdf,
  smax,
  smin,
  smooth,
  softPlus,
} from './sdf.ts';
import type { CarSpec, Screen, Vehicle } from './carSpec.ts';
import { wheel } from './wheels.ts';

export const plasticMaterial = new THREE.MeshStandardMaterial({ color: '#15171a', roughness: 0.6 });
export const chromeMaterial = new THREE.MeshStandardMaterial({ color: '#e4e7ea', roughness: 0.12, metalness: 1 });
export const steelMaterial = new THREE.MeshStandardMaterial({ color: '#9ba0a5', roughness: 0.42, metalness: 0.9 });
export const chassisMaterial = new THREE.MeshStandardMaterial({ color: '#0d0e10', roughness: 0.75 });
export const whiteMaterial = new THREE.MeshPhysicalMaterial({
  color: '#d4d7d7',
  roughness: 0.4,
  clearcoat: 0.7,
  clearcoatRoughness: 0.08,
});

export const slab = (
  w: number,
  h: number,
  d: number,
  x: number,
  y: number,
  z: number,
  material: THREE.Material,
  r = 0.015,
): THREE.Mesh => {
  const shape = new THREE.Shape();
  const a = w / 2 - r;
  const b = h / 2 - r;
  shape
    .moveTo(-a, -b - 0)
    .lineTo(a, -b)
    .lineTo(a, b)
    .lineTo(-a, b)
    .closePath();
  const g = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, d - 2 * r),
    bevelEnabled: true,
    bevelSize: r,
    bevelThickness: r,
    bevelSegments: 3,
  });
  g.translate(0, 0, -Math.max(0.001, d - 2 * r) / 2);
  const m = new THREE.Mesh(g, material);
  m.position.set(x, y, z);
  return m;
};

/** A bent guard over a wheel. */
export const guard = (
  x: number,
  y: number,
  z: number,
  r: number,
  width: number,
  from: number,
  to: number,
  material: THREE.Material,
): THREE.Mesh => {
  const shape = new THREE.Shape();
  shape.absarc(0, 0, r, from, to, false);
  shape.absarc(0, 0, r - 0.02, to, from, true);
  shape.closePath();
  const g = new THREE.ExtrudeGeometry(shape, { depth: width, bevelEnabled: false, curveSegments: 32 });
  g.translate(x, y, z - width / 2);
  return new THREE.Mesh(g, material);
};

export const tube = (
  pts: readonly (readonly [number, number, number])[],
  r: number,
  material: THREE.Material,
  closed = false,
): THREE.Mesh =>
  new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(
        pts.map((p) => new THREE.Vector3(...p)),
        closed,
        'catmullrom',
        0.2,
      ),
      Math.max(24, pts.length * 12),
      r,
      12,
      closed,
    ),
    material,
  );

/** Side glass, cut from the cabin's own outline so that it follows the roof line. */
const paintSideGlass = (side: Painter, spec: CarSpec, cabinOutline: readonly Point[]): void => {
  const g = spec.glass!;
  const front = Math.max(...cabinOutline.map((p) => p[0]));
  const rear = Math.min(...cabinOutline.map((p) => p[0]));
  const beltAt = (x: number): number => lerp(g.belt[1], g.belt[0], clamp01((x - rear) / (front - rear)));
  const roof = spec.height + 0.1;
  const clipOf = (grow: number): Corner[] => [
    [g.from[0] + grow, beltAt(g.from[0]) - grow, 0.05],
    [g.from[1] + grow, roof, 0.001],
    [g.to[1] - grow, roof, 0.001],
    [g.to[0] - grow, beltAt(g.to[0]) - grow, 0.06],
  ];
  const pane = (grow: number, s: typeof stuff.gloss): void => {
    side.layer(clipOf(grow), (p) => {
      p.fillOutline(cabinOutline, s);
      p.eraseLine(cabinOutline, (g.inset - grow) * 2);
    });
  };
  pane(0.022, g.trim === 'chrome' ? stuff.chrome : stuff.gloss);
  if (g.trim === 'chrome') pane(0.012, stuff.gloss);
  pane(0, stuff.glass);
  // seats behind the glass, and light from the other side
  side.layer(clipOf(-0.01), (p) => {
    const y = beltAt(0);
    for (const x of seatXs(spec)) {
      p.fill(
        [
          [x + 0.02, y - 0.1],
          [x - 0.1, y + 0.2, 0.08],
          [x - 0.3, y + 0.2, 0.08],
          [x - 0.26, y - 0.1],
        ],
        stuff.glassInside,
      );
      p.fill(
        [
          [x - 0.1, y + 0.23, 0.05],
          [x - 0.13, y + 0.36, 0.06],
          [x - 0.27, y + 0.36, 0.06],
          [x - 0.26, y + 0.23, 0.05],
        ],
        stuff.glassInside,
      );
    }
    p.eraseLine(cabinOutline, (g.inset + 0.012) * 2);
  });
  for (const [xb, xt, w, painted] of g.pillars) {
    const yb = beltAt(xb) - 0.012;
    const line: Point[] = [
      [xb, yb],
      [xt, spec.height - 0.02],
    ];
    if (painted) side.eraseLine(line, w, false);
    else
      side.layer(clipOf(0.012), (p) => {
        p.line(line, stuff.pillar, w);
        p.eraseLine(cabinOutline, (g.inset - 0.02) * 2);
      });
  }
};
const seatXs = (spec: CarSpec): number[] => {
  const g = spec.glass!;
  const length = g.from[0] - g.to[0];
  const first = g.from[1] - 0.12;
  return length > 2.6 ? [first, first - 0.85, first - 1.65] : length > 1.4 ? [first, first - 0.85] : [first - 0.1];
};

const paintScreens = (f: SkinFaces, spec: CarSpec): void => {
  const pane = (p: Painter, s: Screen, wiper: boolean): void => {
    p.fill(
      [
        [-s.w0 - 0.02, s.y0 - 0.02, 0.06],
        [s.w0 + 0.02, s.y0 - 0.02, 0.06],
        [s.w1 + 0.02, s.y1 + 0.02, 0.08],
        [-s.w1 - 0.02, s.y1 + 0.02, 0.08],
      ],
      stuff.gloss,
    );
    p.fill(
      [
        [-s.w0, s.y0, 0.05],
        [s.w0, s.y0, 0.05],
        [s.w1, s.y1, 0.07],
        [-s.w1, s.y1, 0.07],
      ],
      stuff.glass,
    );
    const seat = s.y0 + (s.y1 - s.y0) * 0.1;
    if (wiper)
      for (const z of [-0.36, 0.36])
        p.fill(
          [
            [z - 0.2, seat, 0.03],
            [z + 0.2, seat, 0.03],
            [z + 0.17, s.y0 + (s.y1 - s.y0) * 0.55, 0.1],
            [z - 0.17, s.y0 + (s.y1 - s.y0) * 0.55, 0.1],
          ],
          stuff.glassInside,
        );
    p.straight([-s.w0 * 0.9, s.y0 + 0.03], [-s.w0 * 0.12, s.y0 + 0.015], stuff.gloss, 0.018);
    p.straight([s.w0 * 0.05, s.y0 + 0.03], [s.w0 * 0.8, s.y0 + 0.015], stuff.gloss, 0.018);
  };
  if (spec.screen) {
    pane(f.front, spec.screen, true);
    const m = spec.screen.y1 - (spec.screen.y1 - spec.screen.y0) * 0.12;
    f.front.fill(mirrored([0.12, m - 0.04, 0.03], [0.1, m + 0.03, 0.03]), stuff.gloss);
  }
  if (spec.rearScreen) pane(f.rear, spec.rearScreen, false);
};

/** The distance of the whole body from its description. */
const bodyOf = (spec: CarSpec): { f: Sdf; cabinOutline: Point[] | undefined; lowerOutline: Point[] } => {
  const lower = profile(spec.lower, spec.cell && spec.cell > 0.03 ? 0.02 : 0.012);
  const cabin = spec.cabin ? profile(spec.cabin) : undefined;
  const W = spec.halfWidth;
  const xs = lower.outline.map((p) => p[0]);
  const x0 = Math.min(...xs);
  const x1 = Math.max(...xs);
  const { plan, shoulder, round, cab } = spec;
  const wr = spec.wheel.r;
  const sill = Math.min(...lower.outline.map((p) => p[1]));
  const width = (x: number, y: number): number => {
    let w = W;
    const f = clamp01((x - (x1 - 1.1)) / 1.1);
    const r = clamp01((x0 + 0.95 - x) / 0.95);
    w -= plan.front * f * f * f + plan.rear * r * r * r;
    if (spec.flat) return w - 0.03 * clamp01((sill + 0.2 - y) / 0.2) ** 2;
    w -= 0.075 * clamp01((sill + 0.24 - y) / 0.26) ** 2;
    const ys = shoulder.y + shoulder.slope * x;
    w -= shoulder.inward * softPlus(y - ys, 0.022);
    w -=
      0.014 *
      Math.exp(-(((y - ys + 0.2) / 0.1) ** 2)) *
      smooth(x0 + 0.3, x0 + 1.4, x) *
      (1 - smooth(x1 - 1.4, x1 - 0.3, x));
    w -= 0.1 * softPlus(y - ys - 0.14, 0.06);
    for (const ax of spec.axles) {
      const d = Math.hypot(x - ax, y - wr);
      w +=
        spec.flare *
        Math.exp(-(((d - spec.arch) / 0.12) ** 2)) *
        (y > wr - 0.1 ? 1 : Math.exp(-(((y - wr + 0.1) / 0.12) ** 2)));
    }
    return w;
  };
  const cabinWidth = (x: number, y: number): number => {
    if (!cab) return 0;
    const t = (y - cab.yBelt) / (cab.yRoof - cab.yBelt);
    const cx0 = Math.min(...[x0]);
    const back = clamp01((cx0 + 1.7 - x) / 1.7);
    return lerp(cab.wBelt, cab.wRoof, t) - 0.03 * Math.max(0, t) ** 2 - (cab.rearTaper ?? 0) * back * back;
  };
  const f: Sdf = (x, y, z) => {
    const az = Math.abs(z);
    const t = az / W;
    const t2 = t * t;
    const xe =
      x +
      plan.bowFront * t2 * t * smooth(x1 - 1.3, x1 - 0.1, x) -
      plan.bowRear * t2 * t * smooth(x0 + 1.2, x0 + 0.1, x);
    let d = smax(lower.at(xe, y + 0.018 * t2), az - width(x, y), round.lower);
    if (cabin && cab) {
      const mid = smooth(-1, 1, x);
      const xc = x + cab.bowFront * t2 * mid - cab.bowRear * t2 * (1 - mid);
      const dc = smax(cabin.at(xc, y + 0.035 * t2), (az - cabinWidth(x, y)) * 0.97, round.cabin);
      d = smin(d, dc, round.join);
    }
    for (const ax of spec.axles) {
      const hole = smax(Math.hypot(x - ax, y - wr) - spec.arch, W - 0.42 - az, 0.02);
      d = smax(d, -hole, 0.016);
    }
    return d;
  };
  return { f: spec.cut ? spec.cut(f) : f, cabinOutline: cabin?.outline, lowerOutline: lower.outline };
};

const mirrorCache = new Map<string, THREE.BufferGeometry>();
const mirrorGeometry = (s: number): THREE.BufferGeometry => {
  const key = s.toFixed(2);
  const known = mirrorCache.get(key);
  if (known) return known;
  const shell: Sdf = (x, y, z) =>
    smax(ellipsoid(0.02, 0, 0, 0.13 * s, 0.085 * s, 0.125 * s)(x, y, z), -(x + 0.045 * s), 0.02);
  const stalk = roundBox(-0.0, -0.07 * s, -0.13 * s, 0.035 * s, 0.018, 0.08 * s, 0.015);
  const g = meshOf(
    (x, y, z) => smin(shell(x, y, z), stalk(x, y, z), 0.03),
    [-0.2 * s, -0.2 * s, -0.3 * s],
    [0.25 * s, 0.2 * s, 0.2 * s],
    0.011,
  );
  mirrorCache.set(key, g);
  return g;
};

export const car = (described: CarSpec, look: Look = {}): Vehicle => {
  const spec = wheelsOf(reroofed(described, look), look);
  const group = new THREE.Group();
  const { f, cabinOutline, lowerOutline } = bodyOf(spec);
  const x0 = Math.min(...lowerOutline.map((p) => p[0]));
  const x1 = Math.max(...lowerOutline.map((p) => p[0]));
  const W = spec.halfWidth;
  const h = (spec.cell ?? 0.022) * (look.coarse ?? 1);
  const geometry = meshOf(
    f,
    [x0 - 0.12, 0.08, -W - 0.14],
    [x1 + 0.12, spec.height + 0.1, W + 0.14],
    h,
    spec.flat ? h * 0.7 : 0.015 * (look.coarse ?? 1),
  );
  const s = skin(
    { x0: x0 - 0.1, x1: x1 + 0.1, y1: spec.height + 0.1, z: W + 0.12 },
    spec.axles.slice(0, 4).map((x) => [x, spec.wheel.r, spec.arch] as const),
    (faces) => {
      if (spec.glass && cabinOutline) paintSideGlass(faces.side, spec, cabinOutline);
      paintScreens(faces, spec);
      spec.draw(faces, spec);
    },
    spec.floorShade ?? 1,
    spec.sideEdge ?? 0.62,
  );
  group.add(new THREE.Mesh(geometry, s.material));
  const tyres: Vehicle['tyres'] = [];
  spec.axles.forEach((x, i) => {
    const ws = i > 0 && spec.rearWheel ? spec.rearWheel : spec.wheel;
    const z = W - ws.width / 2 - 0.015;
    for (const side of [1, -1]) {
      const w = wheel(ws);
      w.position.set(x, ws.r, z * side);
      if (side < 0) w.rotation.y = Math.PI;
      w.rotation.z = 0.35 * i * side;
      group.add(w);
      tyres.push({ x, z: z * side, w: ws.width });
    }
    const axle = new THREE.Mesh(new THREE.CylinderGeometry(0.05, 0.05, W * 1.7, 12), chassisMaterial);
    axle.rotation.x = Math.PI / 2;
    axle.position.set(x, ws.r, 0);
    group.add(axle);
  });
  const painted = new THREE.MeshPhysicalMaterial({ clearcoat: 1, clearcoatRoughness: 0.03 });
  if (spec.mirrors)
    for (const side of [1, -1]) {
      const m = new THREE.Mesh(mirrorGeometry(spec.mirrors.size ?? 1), painted);
      m.position.set(spec.mirrors.x, spec.mirrors.y, spec.mirrors.z * side);
      if (side < 0) m.scale.z = -1;
      group.add(m);
      const glass = new THREE.Mesh(new THREE.CircleGeometry(0.085 * (spec.mirrors.size ?? 1), 28), chromeMaterial);
      glass.scale.set(1.25, 0.8, 1);
      glass.rotation.y = -Math.PI / 2;
      glass.position.set(spec.mirrors.x - 0.028 * (spec.mirrors.size ?? 1), spec.mirrors.y, spec.mirrors.z * side);
      group.add(glass);
    }
  spec.extra?.(group, painted);
  const box = new THREE.Box3(new THREE.Vector3(x0, 0, -W), new THREE.Vector3(x1, spec.height, W));
  group.updateMatrixWorld(true);
  box.expandByObject(group);
  box.min.y = 0;
  return {
    group,
    box,
    shadow: { x0: Math.min(x0, box.min.x + 0.05), x1, z: W },
    tyres: [...tyres, ...(spec.moreTyres ?? [])],
    plain: new Map([[s.material, s.plain]]),
    repaint: (paint) => {
      s.repaint(paint);
      painted.color.set(paint.colour);
      painted.metalness = paint.metal;
      painted.roughness = paint.rough;
    },
    letter: s.letter,
  };
};

// ---- parts of the faces -----------------------------------------------------------------------

/** Draws on both sides of the centre line. */
export const both = (run: (s: 1 | -1) => void): void => {
  run(1);
  run(-1);
};
export const flip = (s: 1 | -1, pts: readonly Corner[]): Corner[] => pts.map(([x, y, r]) => [x * s, y, r]);

/** Shut lines of the doors, handles and the sill. */
export const doors = (
  side: Painter,
  lines: readonly (readonly Point[])[],
  handles: readonly Point[],
  handle: keyof typeof stuff = 'gap',
): void => {
  for (const l of lines) {
    side.line(l, stuff.gap, 0.011);
    side.line(
      l.map(([x, y]) => [x - 0.011, y] as Point),
      { colour: '#ffffff', rough: 0.3, metal: 0.2, alpha: 0.05 },
      0.007,
    );
  }
  for (const [x, y] of handles) {
    side.fill(
      [
        [x - 0.09, y - 0.022, 0.02],
        [x + 0.09, y - 0.02, 0.02],
        [x + 0.09, y + 0.026, 0.02],
        [x - 0.09, y + 0.024, 0.02],
      ],
      { ...stuff.crease, alpha: 0.4 },
    );
    side.fill(
      [
        [x - 0.088, y - 0.004, 0.012],
        [x + 0.088, y, 0.012],
        [x + 0.088, y + 0.022, 0.012],
        [x - 0.088, y + 0.018, 0.012],
      ],
      handle === 'gap' ? { colour: '#ffffff', rough: 0.3, metal: 0.3, alpha: 0.28 } : stuff[handle],
    );
  }
};

/** Wheel-arch and sill cladding in black plastic. */
export const cladding = (side: Painter, spec: CarSpec, width: number, sillTop: number): void => {
  for (const ax of spec.axles)
    side.ring(ax, spec.wheel.r, spec.arch + width / 2 - 0.01, stuff.plastic, width, -0.5, Math.PI + 0.5);
  side.fill(rect([-9, 9], [0, sillTop], 0.01), stuff.plastic);
};

type Lamps = {
  y: number;
  h: number;
  in: number;
  out: number;
  sideLength: number;
  rise?: number;
  style?: 'slim' | 'round' | 'tall';
};

/** Head lamps drawn on the front and wrapped onto the sides. */
export const headlamps = (f: SkinFaces, xFront: number, l: Lamps): void => {
  const rise = l.rise ?? 0.05;
  both((s) => {
    const shape: Corner[] = [
      [l.in, l.y - l.h * 0.28, 0.03],
      [l.out, l.y - l.h * 0.5 + rise, 0.05],
      [l.out, l.y + l.h * 0.5 + rise, 0.05],
      [l.in, l.y + l.h * 0.3, 0.03],
    ];
    f.front.fill(flip(s, shape), stuff.lampDark);
    f.front.outline(flip(s, shape), stuff.gap, 0.012);
    const mid = (l.in + l.out) / 2;
    if (l.style === 'round') {
      f.front
        .disc(s * mid, l.y + rise * 0.5, l.h * 0.44, stuff.lampClear)
        .ring(s * mid, l.y + rise * 0.5, l.h * 0.4, stuff.chrome, 0.014)
        .ring(s * mid, l.y + rise * 0.5, l.h * 0.3, stuff.led, 0.018)
        .disc(s * mid, l.y + rise * 0.5, l.h * 0.18, stuff.lampDark);
    } else {
      for (const t of [0.3, 0.62]) {
        const z = l.in + (l.out - l.in) * t;
        f.front
          .disc(s * z, l.y + rise * t, l.h * 0.27, stuff.lampClear)
          .disc(s * z, l.y + rise * t, l.h * 0.2, { ...stuff.lampDark, colour: '#39434b' })
          .disc(s * z, l.y + rise * t + l.h * 0.05, l.h * 0.09, stuff.led);
      }
      const bar: Point[] = [
        [s * l.in * 1.02, l.y - l.h * 0.14],
        [s * (l.in + (l.out - l.in) * 0.62), l.y - l.h * 0.3 + rise * 0.6],
        [s * l.out, l.y - l.h * 0.3 + rise],
      ];
      f.front.line(bar, stuff.led, Math.max(0.014, l.h * 0.12));
    }
  });
  const sy = l.y + rise;
  if (l.sideLength > 0) {
    f.side.fill(
      [
        [xFront + 0.1, sy - l.h * 0.5, 0.02],
        [xFront + 0.1, sy + l.h * 0.5, 0.02],
        [xFront - l.sideLength, sy + l.h * 0.52 + 0.02, 0.05],
        [xFront - l.sideLength * 0.7, sy - l.h * 0.2, 0.06],
      ],
      stuff.lampDark,
    );
    f.side.line(
      [
        [xFront + 0.1, sy - l.h * 0.3],
        [xFront - l.sideLength * 0.6, sy - l.h * 0.02],
      ],
      stuff.led,
      Math.max(0.014, l.h * 0.12),
    );
    f.side.disc(xFront - l.sideLength * 0.62, sy + l.h * 0.16, 0.022, stuff.amber);
  }
};

/** Tail lamps drawn on the rear and wrapped onto the sides. */
export const taillamps = (f: SkinFaces, xRear: number, l: Lamps & { bar?: boolean }): void => {
  both((s) => {
    const tall = l.style === 'tall';
    const shape: Corner[] = tall
      ? [
          [l.in, l.y - l.h * 0.5, 0.03],
          [l.out, l.y - l.h * 0.5, 0.03],
          [l.out, l.y + l.h * 0.5, 0.03],
          [l.in, l.y + l.h * 0.5, 0.04],
        ]
      : [
          [l.in, l.y - l.h * 0.34, 0.03],
          [l.out, l.y - l.h * 0.5, 0.04],
          [l.out, l.y + l.h * 0.5, 0.04],
          [l.in, l.y + l.h * 0.4, 0.03],
        ];
    f.rear.fill(flip(s, shape), stuff.tail);
    if (tall) {
      f.rear.fill(flip(s, rect([l.in + 0.01, l.out], [l.y - l.h * 0.1, l.y + l.h * 0.02], 0.01)), stuff.lampClear);
      f.rear.fill(flip(s, rect([l.in + 0.01, l.out], [l.y - l.h * 0.26, l.y - l.h * 0.12], 0.01)), stuff.amber);
      f.rear.line(
        [
          [s * (l.in + 0.03), l.y + l.h * 0.1],
          [s * (l.in + 0.03), l.y + l.h * 0.44],
          [s * l.out, l.y + l.h * 0.44],
        ],
        stuff.tailGlow,
        0.018,
      );
    } else {
      f.rear.line(
        [
          [s * (l.in + 0.02), l.y + l.h * 0.1],
          [s * l.out, l.y + l.h * 0.16],
        ],
        stuff.tailGlow,
        Math.max(0.016, l.h * 0.16),
      );
      f.rear.straight([s * (l.in + 0.05), l.y - l.h * 0.16], [s * l.out, l.y - l.h * 0.2], stuff.tailDeep, l.h * 0.14);
    }
    f.rear.outline(flip(s, shape), stuff.gap, 0.01);
  });
  if (l.bar)
    f.rear
      .fill(rect([-l.in - 0.02, l.in + 0.02], [l.y - l.h * 0.1, l.y + l.h * 0.2], 0.01), stuff.tail)
      .straight([-l.in, l.y + l.h * 0.08], [l.in, l.y + l.h * 0.08], stuff.tailGlow, 0.016);
  if (l.sideLength > 0) {
    const tall = l.style === 'tall';
    f.side.fill(
      [
        [xRear - 0.1, l.y - l.h * 0.5, 0.02],
        [xRear - 0.1, l.y + l.h * 0.5, 0.02],
        [xRear + l.sideLength, l.y + l.h * (tall ? 0.5 : 0.4), 0.04],
        [xRear + l.sideLength * (tall ? 1 : 0.7), l.y - l.h * (tall ? 0.5 : 0.3), 0.04],
      ],
      stuff.tail,
    );
    f.side.line(
      [
        [xRear - 0.1, l.y + l.h * 0.16],
        [xRear + l.sideLength * 0.8, l.y + l.h * 0.14],
      ],
      stuff.tailGlow,
      Math.max(0.014, l.h * (tall ? 0.04 : 0.14)),
    );
  }
};

/** The number-plate blank of a face. */
export const plate = (p: Painter, y: number, w = 0.37, h = 0.134): void => {
  p.fill(rect([-w / 2 - 0.012, w / 2 + 0.012], [y - h / 2 - 0.012, y + h / 2 + 0.012], 0.015), stuff.gloss);
  p.fill(rect([-w / 2, w / 2], [y - h / 2, y + h / 2], 0.012), stuff.plate);
  p.plates.push({ y, w, h });
};

type Grille = {
  y: number;
  h: number;
  w: number;
  wLow?: number;
  style: 'bars' | 'mesh' | 'slats' | 'none';
  trim?: 'chrome' | 'gloss' | 'satin';
  badge?: boolean;
  round?: number;
};
export const grille = (p: Painter, g: Grille): void => {
  const lo = g.wLow ?? g.w;
  const r = g.round ?? 0.05;
  const shape: Corner[] = [
    [-lo, g.y - g.h / 2, r],
    [lo, g.y - g.h / 2, r],
    [g.w, g.y + g.h / 2, r],
    [-g.w, g.y + g.h / 2, r],
  ];
  p.fill(shape, stuff.plastic);
  p.layer(shape, (q) => {
    q.fill(shape, { ...stuff.gloss, colour: '#0a0b0c' });
    if (g.style === 'bars')
      for (let i = 1; i < 4; i++)
        q.straight(
          [-g.w - 0.1, g.y - g.h / 2 + (g.h * i) / 4],
          [g.w + 0.1, g.y - g.h / 2 + (g.h * i) / 4],
          g.trim === 'chrome' ? stuff.chrome : stuff.plasticLight,
          g.h * 0.09,
        );
    if (g.style === 'slats')
      for (let i = -6; i <= 6; i++)
        q.straight(
          [(i * g.w) / 6.5, g.y - g.h],
          [(i * g.w) / 6.5, g.y + g.h],
          g.trim === 'chrome' ? stuff.satin : stuff.plasticLight,
          0.022,
        );
    if (g.style === 'mesh')
      for (let j = 0; j <= 10; j++)
        for (let i = -16; i <= 16; i++)
          q.disc(((i + (j % 2) / 2) * g.w) / 15, g.y - g.h / 2 + (g.h * j) / 10, 0.009, stuff.plasticLight);
  });
  if (g.trim) p.outline(shape, stuff[g.trim], 0.016);
  if (g.badge !== false)
    p.disc(0, g.y + g.h * 0.08, 0.052, stuff.chrome)
      .disc(0, g.y + g.h * 0.08, 0.04, stuff.satin)
      .ring(0, g.y + g.h * 0.08, 0.03, stuff.gap, 0.006);
};

/** Lower air intake with fog lamps. */
export const intake = (p: Painter, y: number, h: number, w: number, fogs = true): void => {
  const shape: Corner[] = [
    [-w * 0.92, y - h / 2, 0.05],
    [w * 0.92, y - h / 2, 0.05],
    [w, y + h / 2, 0.05],
    [-w, y + h / 2, 0.05],
  ];
  p.fill(shape, { ...stuff.plastic, colour: '#0c0d0e' });
  p.straight([-w * 0.9, y], [w * 0.9, y], stuff.plasticLight, 0.016);
  if (fogs)
    both((s) =>
      p.disc(s * (w + 0.1), y + 0.02, 0.04, stuff.gloss).disc(s * (w + 0.1), y + 0.02, 0.03, stuff.lampClear),
    );
};

export { circle };
