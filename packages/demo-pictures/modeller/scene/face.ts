/** Lamps and grilles of a car by the family of its make, so that makes differ at a glance; an electric car has no grille. */
import type { MakeFamily } from '@dealer/mocks/pictures';
import { both, flip } from './car.ts';
import { type Corner, type Point, rect } from './sdf.ts';
import { stuff, type Painter, type SkinFaces, type Stuff } from './skin.ts';

/** Where a body has its lamps and its mouth, in metres. */
type FaceAnchors = {
  /** The front of the body, where the lamps wrap onto the sides. */
  x: number;
  /** Centre and height of the lamps, their inner and outer ends, and how much higher the outer end is. */
  y: number;
  h: number;
  in: number;
  out: number;
  rise: number;
  /** How far the lamps reach along the sides. */
  side: number;
  /** The lower edge of the mouth and its half width. */
  low: number;
  width: number;
};

const clear: Stuff = { ...stuff.lampDark, colour: '#39434b' };

const projector = (p: Painter, z: number, y: number, r: number): void => {
  p.disc(z, y, r, stuff.lampClear)
    .disc(z, y, r * 0.74, clear)
    .disc(z, y + r * 0.16, r * 0.34, stuff.led);
};

/** A lamp housing on the front, wrapped onto the side; `lines` are its day-time lights, from the inner (0) to the outer end (1). */
const lamp = (
  f: SkinFaces,
  a: FaceAnchors,
  { y, h, inner, taper = 0.6 }: { y: number; h: number; inner: number; taper?: number },
  lines: readonly (readonly (readonly [t: number, v: number])[])[],
  eyes: readonly number[],
): void => {
  const { out, rise, x, side } = a;
  const at = (t: number, v: number): Point => [inner + (out - inner) * t, y + rise * t + v * h * 0.5];
  const shape: Corner[] = [
    [...at(0, -taper), 0.025],
    [...at(1, -1), 0.04],
    [...at(1, 1), 0.04],
    [...at(0, taper), 0.025],
  ];
  both((s) => {
    f.front.fill(flip(s, shape), stuff.lampDark).outline(flip(s, shape), stuff.gap, 0.012);
    for (const t of eyes) {
      const [z, cy] = at(t, 0);
      projector(f.front, s * z, cy, Math.min(h * 0.3, 0.05));
    }
    for (const line of lines)
      f.front.line(
        line.map(([t, v]) => {
          const [z, cy] = at(t, v);
          return [s * z, cy] as Point;
        }),
        stuff.led,
        Math.min(0.022, Math.max(0.014, h * 0.13)),
      );
  });
  const sy = y + rise;
  f.side.fill(
    [
      [x + 0.1, sy - h * 0.5, 0.02],
      [x + 0.1, sy + h * 0.5, 0.02],
      [x - side, sy + h * 0.52 + 0.015, 0.05],
      [x - side * 0.7, sy - h * 0.2, 0.06],
    ],
    stuff.lampDark,
  );
  f.side.line(
    [
      [x + 0.1, sy - h * 0.3],
      [x - side * 0.6, sy - h * 0.02],
    ],
    stuff.led,
    Math.max(0.013, h * 0.11),
  );
  f.side.disc(x - side * 0.62, sy + h * 0.16, 0.02, stuff.amber);
};

const badge = (p: Painter, y: number, r = 0.05): void => {
  p.disc(0, y, r, stuff.chrome)
    .disc(0, y, r * 0.78, stuff.satin)
    .ring(0, y, r * 0.56, stuff.gap, 0.006);
};

const mesh = (p: Painter, shape: readonly Corner[], w: number, y0: number, y1: number, s: Stuff): void => {
  p.fill(shape, stuff.plastic).layer(shape, (q) => {
    q.fill(shape, { ...stuff.gloss, colour: '#0a0b0c' });
    const rows = Math.round((y1 - y0) / 0.028);
    for (let j = 0; j <= rows; j++)
      for (let i = -16; i <= 16; i++) q.disc(((i + (j % 2) / 2) * w) / 15, y0 + ((y1 - y0) * j) / rows, 0.009, s);
  });
};

/** Slim lamps joined by a bar, and a wide mouth below. */
const wide = (f: SkinFaces, a: FaceAnchors): void => {
  const { y, h, low, width: w } = a;
  const high = y - h * 0.62;
  lamp(
    f,
    a,
    { y, h: h * 0.92, inner: a.in * 0.86, taper: 0.42 },
    [
      [
        [0.04, -0.3],
        [0.62, -0.62],
        [1, -0.62],
      ],
    ],
    [0.42, 0.68],
  );
  f.front.fill(rect([-a.in * 0.88, a.in * 0.88], [y - h * 0.16, y + h * 0.16], 0.01), stuff.gloss);
  f.front.straight([-a.in * 0.86, y + h * 0.15], [a.in * 0.86, y + h * 0.15], stuff.satin, 0.012);
  const mouth: Corner[] = [
    [-w * 1.04, low, 0.06],
    [w * 1.04, low, 0.06],
    [w * 0.84, high, 0.05],
    [-w * 0.84, high, 0.05],
  ];
  mesh(f.front, mouth, w * 1.1, low, high, stuff.plasticLight);
  f.front.outline(mouth, stuff.gloss, 0.018);
  both((s) =>
    f.front
      .fill(
        [
          [s * w * 1.1, low + 0.02, 0.02],
          [s * (w * 1.1 + 0.16), low + 0.05, 0.03],
          [s * (w * 1.1 + 0.14), high - 0.04, 0.03],
          [s * (w * 1.1 + 0.05), high - 0.06, 0.02],
        ],
        stuff.gloss,
      )
      .straight([s * (w * 1.1 + 0.05), low + 0.05], [s * (w * 1.1 + 0.12), high - 0.07], stuff.led, 0.012),
  );
  badge(f.front, y, 0.055);
};

/** One tall grille in a bright frame from the bumper to the bonnet, between lamps with an angle of light. */
const frame = (f: SkinFaces, a: FaceAnchors): void => {
  const { y, h, low, width: w } = a;
  const high = y + h * 0.42;
  const mid = low + (high - low) * 0.62;
  const g = Math.min(a.in - 0.03, w * 0.72);
  lamp(
    f,
    a,
    { y, h: h * 1.2, inner: a.in, taper: 0.8 },
    [
      [
        [0.05, 0.5],
        [0.05, -0.42],
        [1, -0.7],
      ],
    ],
    [0.36, 0.66],
  );
  const shape: Corner[] = [
    [-g * 0.7, low, 0.03],
    [g * 0.7, low, 0.03],
    [g, mid, 0.03],
    [g * 0.9, high, 0.05],
    [-g * 0.9, high, 0.05],
    [-g, mid, 0.03],
  ];
  f.front.fill(shape, stuff.plastic).layer(shape, (q) => {
    q.fill(shape, { ...stuff.gloss, colour: '#0a0b0c' });
    for (let i = -7; i <= 7; i++)
      q.straight([(i * g) / 7.5, low - 0.1], [(i * g) / 7.5, high + 0.1], stuff.satin, 0.016);
  });
  f.front.outline(shape, stuff.chrome, 0.022);
  badge(f.front, high - 0.075, 0.052);
  both((s) =>
    f.front
      .fill(
        [
          [s * (g + 0.1), low + 0.01, 0.03],
          [s * (w * 1.08 + 0.14), low + 0.03, 0.03],
          [s * (w * 1.08 + 0.12), low + 0.17, 0.03],
          [s * (g + 0.16), low + 0.12, 0.03],
        ],
        { ...stuff.plastic, colour: '#0c0d0e' },
      )
      .straight([s * (g + 0.14), low + 0.05], [s * (w * 1.08 + 0.1), low + 0.07], stuff.satin, 0.012),
  );
};

/** A line of light across the bonnet's edge, the head lamps low in the corners, a grille of bright facets between them. */
const split = (f: SkinFaces, a: FaceAnchors): void => {
  const { y, h, low, width: w } = a;
  const top = y + h * 0.25;
  lamp(
    f,
    a,
    { y: top, h: h * 0.5, inner: a.in * 0.82, taper: 0.7 },
    [
      [
        [0, 0],
        [0.55, -0.1],
        [1, 0],
      ],
    ],
    [],
  );
  const high = y - h * 0.34;
  const shape: Corner[] = [
    [-w * 0.92, low + 0.04, 0.07],
    [w * 0.92, low + 0.04, 0.07],
    [w * 1.04, high - 0.03, 0.05],
    [w * 0.8, high, 0.05],
    [-w * 0.8, high, 0.05],
    [-w * 1.04, high - 0.03, 0.05],
  ];
  f.front.fill(shape, stuff.plastic).layer(shape, (q) => {
    q.fill(shape, { ...stuff.gloss, colour: '#0b0c0d' });
    const step = 0.058;
    for (let j = 0; j * step < high - low + 0.1; j++)
      for (let i = -14; i <= 14; i++) {
        const z = (i + (j % 2) / 2) * step * 1.6;
        const cy = low + 0.04 + j * step;
        q.fill(
          [
            [z - step * 0.5, cy],
            [z, cy - step * 0.26],
            [z + step * 0.5, cy],
            [z, cy + step * 0.26],
          ],
          j % 2 ? stuff.satin : stuff.plasticLight,
        );
      }
  });
  f.front.outline(shape, stuff.gloss, 0.016);
  // The head lamps: two eyes one above the other in a dark block.
  both((s) => {
    const z0 = w * 1.1;
    const z1 = Math.min(a.out - 0.02, w * 1.1 + 0.19);
    const block: Corner[] = [
      [s * z0, high - 0.22, 0.03],
      [s * z1, high - 0.2, 0.03],
      [s * (z1 + 0.01), high + 0.02, 0.03],
      [s * z0, high, 0.03],
    ];
    f.front.fill(block, stuff.lampDark).outline(block, stuff.gap, 0.01);
    projector(f.front, (s * (z0 + z1)) / 2, high - 0.055, 0.042);
    projector(f.front, (s * (z0 + z1)) / 2, high - 0.15, 0.042);
  });
  badge(f.front, top, 0.045);
};

/** Square lamps with a hook of light, and a broad grille with two thick bars between them. */
const block = (f: SkinFaces, a: FaceAnchors): void => {
  const { y, h, low, width: w } = a;
  const high = y + h * 0.66;
  const bottom = Math.max(low + 0.1, y - h * 1.7);
  const g = a.in - 0.015;
  lamp(
    f,
    a,
    { y: y - h * 0.1, h: h * 1.5, inner: a.in, taper: 0.92 },
    [
      [
        [0.96, 0.74],
        [0.1, 0.74],
        [0.1, -0.7],
        [0.96, -0.8],
      ],
    ],
    [0.42, 0.72],
  );
  const shape: Corner[] = [
    [-g * 0.92, bottom, 0.05],
    [g * 0.92, bottom, 0.05],
    [g, high, 0.03],
    [-g, high, 0.03],
  ];
  mesh(f.front, shape, g, bottom, high, stuff.plasticLight);
  f.front.outline(shape, stuff.gloss, 0.026);
  for (const t of [0.34, 0.7])
    f.front.line(
      [
        [-g * 0.97, bottom + (high - bottom) * t],
        [g * 0.97, bottom + (high - bottom) * t],
      ],
      stuff.satin,
      (high - bottom) * 0.11,
    );
  const cy = bottom + (high - bottom) * 0.52;
  f.front
    .fill(rect([-0.13, 0.13], [cy - 0.05, cy + 0.05], 0.04), stuff.chrome)
    .fill(rect([-0.11, 0.11], [cy - 0.034, cy + 0.034], 0.03), stuff.gloss);
  f.front.fill(
    [
      [-w, low, 0.03],
      [w, low, 0.03],
      [w * 0.94, low + 0.09, 0.03],
      [-w * 0.94, low + 0.09, 0.03],
    ],
    { ...stuff.plastic, colour: '#0c0d0e' },
  );
  both((s) => {
    f.front
      .disc(s * (w + 0.12), low + 0.05, 0.045, stuff.gloss)
      .disc(s * (w + 0.12), low + 0.05, 0.033, stuff.lampClear);
  });
};

/** A closed, painted nose with one line of light, and a narrow air slot in the bumper. */
const electric = (f: SkinFaces, a: FaceAnchors): void => {
  const { y, h, low, width: w } = a;
  lamp(
    f,
    a,
    { y: y + h * 0.08, h: h * 0.72, inner: a.in * 1.02, taper: 0.3 },
    [
      [
        [0, 0],
        [0.6, 0.1],
        [1, 0.1],
      ],
    ],
    [0.62, 0.84],
  );
  f.front
    .straight([-a.in * 1.04, y + h * 0.08], [a.in * 1.04, y + h * 0.08], stuff.gloss, h * 0.26)
    .straight([-a.in * 1.04, y + h * 0.08], [a.in * 1.04, y + h * 0.08], stuff.led, 0.013);
  const slot: Corner[] = [
    [-w * 0.84, low, 0.04],
    [w * 0.84, low, 0.04],
    [w * 0.94, low + 0.085, 0.04],
    [-w * 0.94, low + 0.085, 0.04],
  ];
  f.front.fill(slot, { ...stuff.gloss, colour: '#0b0c0d' });
  both((s) =>
    f.front.fill(
      [
        [s * (w + 0.07), low + 0.02, 0.02],
        [s * (w + 0.15), low + 0.04, 0.02],
        [s * (w + 0.15), low + 0.2, 0.03],
        [s * (w + 0.1), low + 0.18, 0.02],
      ],
      stuff.gloss,
    ),
  );
  f.front.disc(0, y - h * 0.5, 0.034, stuff.satin).ring(0, y - h * 0.5, 0.024, stuff.gap, 0.006);
};

const faces: Record<MakeFamily, (f: SkinFaces, a: FaceAnchors) => void> = { wide, frame, split, block, electric };

export const face = (f: SkinFaces, family: MakeFamily = 'wide', anchors: FaceAnchors): void => {
  faces[family](f, anchors);
};
