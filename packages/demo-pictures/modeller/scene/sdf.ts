/**
 * Shapes as signed distances, and the mesh of such a shape.
 * A car body is smooth everywhere and has cut-outs (arches, trays, cockpits): distances with soft
 * unions give that in a few lines, where extrusions would need hand-made fillets.
 */
import * as THREE from 'three';

/** A corner of a side profile: x, y and the length of its rounding along both edges, in metres. */
export type Corner = readonly [x: number, y: number, round?: number];
export type Point = [number, number];
export type Sdf = (x: number, y: number, z: number) => number;
/** A sampled two-dimensional distance with its outline. */
export type Profile = { at: (x: number, y: number) => number; outline: Point[] };

export const clamp01 = (v: number): number => (v < 0 ? 0 : v > 1 ? 1 : v);
export const smooth = (a: number, b: number, v: number): number => {
  const t = clamp01((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Soft union: the smaller distance, with a fillet of about k metres where the two meet. */
export const smin = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
/** Soft intersection. */
export const smax = (a: number, b: number, k: number): number => -smin(-a, -b, k);
/** Zero below 0, v above, soft over k. */
export const softPlus = (v: number, k: number): number =>
  smax(v, 0, k) - k * 0.25 * Math.max(0, 1 - Math.abs(v) / k) ** 2;

/** The corners of a rectangle. */
export const rect = ([x0, x1]: Point, [y0, y1]: Point, round?: number): Corner[] => [
  [x0, y0, round],
  [x1, y0, round],
  [x1, y1, round],
  [x0, y1, round],
];

/** The four corners of a shape that is the same on the left and on the right; of each pair the right one is given. */
export const mirrored = ([x0, y0, r0]: Corner, [x1, y1, r1]: Corner): Corner[] => [
  [-x0, y0, r0],
  [x0, y0, r0],
  [x1, y1, r1],
  [-x1, y1, r1],
];

/** A polygon with each corner replaced by a quadratic curve. */
export const roundedOutline = (corners: readonly Corner[]): Point[] => {
  const out: Point[] = [];
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    const [px, py] = corners[(i + n - 1) % n]!;
    const [x, y, r = 0.04] = corners[i]!;
    const [nx, ny] = corners[(i + 1) % n]!;
    const lp = Math.hypot(px - x, py - y);
    const ln = Math.hypot(nx - x, ny - y);
    const dp = Math.min(r, lp * 0.5);
    const dn = Math.min(r, ln * 0.5);
    const a: Point = [x + ((px - x) / lp) * dp, y + ((py - y) / lp) * dp];
    const b: Point = [x + ((nx - x) / ln) * dn, y + ((ny - y) / ln) * dn];
    const steps = 18;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const u = 1 - t;
      out.push([u * u * a[0] + 2 * u * t * x + t * t * b[0], u * u * a[1] + 2 * u * t * y + t * t * b[1]]);
    }
  }
  return out;
};

const distanceTo = (pts: readonly Point[], x: number, y: number): number => {
  let best = Infinity;
  let inside = false;
  for (let i = 0, j = pts.length - 1; i < pts.length; j = i++) {
    const ax = pts[j]![0];
    const ay = pts[j]![1];
    const bx = pts[i]![0];
    const by = pts[i]![1];
    const ex = bx - ax;
    const ey = by - ay;
    const len = ex * ex + ey * ey;
    const t = len === 0 ? 0 : clamp01(((x - ax) * ex + (y - ay) * ey) / len);
    const dx = x - ax - ex * t;
    const dy = y - ay - ey * t;
    best = Math.min(best, dx * dx + dy * dy);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
};

/** The distance to a rounded polygon, sampled on a grid and smoothed to avoid artefacts in reflections. */
export const profile = (corners: readonly Corner[], cell = 0.012): Profile => {
  const outline = roundedOutline(corners);
  const margin = 0.3;
  const x0 = Math.min(...outline.map((p) => p[0])) - margin;
  const y0 = Math.min(...outline.map((p) => p[1])) - margin;
  const x1 = Math.max(...outline.map((p) => p[0])) + margin;
  const y1 = Math.max(...outline.map((p) => p[1])) + margin;
  const nx = Math.ceil((x1 - x0) / cell) + 1;
  const ny = Math.ceil((y1 - y0) / cell) + 1;
  let grid = new Float32Array(nx * ny);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) grid[j * nx + i] = distanceTo(outline, x0 + i * cell, y0 + j * cell);
  for (let pass = 0; pass < 2; pass++) {
    const next = grid.slice();
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const k = j * nx + i;
        next[k] =
          (4 * grid[k]! +
            2 * (grid[k - 1]! + grid[k + 1]! + grid[k - nx]! + grid[k + nx]!) +
            grid[k - nx - 1]! +
            grid[k - nx + 1]! +
            grid[k + nx - 1]! +
            grid[k + nx + 1]!) /
          16;
      }
    grid = next;
  }
  const at = (x: number, y: number): number => {
    const gx = (x - x0) / cell;
    const gy = (y - y0) / cell;
    const cx = Math.min(Math.max(gx, 0), nx - 1.001);
    const cy = Math.min(Math.max(gy, 0), ny - 1.001);
    const i = Math.floor(cx);
    const j = Math.floor(cy);
    const fx = cx - i;
    const fy = cy - j;
    const k = j * nx + i;
    const inner =
      (grid[k]! * (1 - fx) + grid[k + 1]! * fx) * (1 - fy) + (grid[k + nx]! * (1 - fx) + grid[k + nx + 1]! * fx) * fy;
    return inner + Math.hypot(gx - cx, gy - cy) * cell;
  };
  return { at, outline };
};

/** A box with rounded edges, centre and half sizes. */
export const roundBox =
  (cx: number, cy: number, cz: number, hx: number, hy: number, hz: number, r: number): Sdf =>
  (x, y, z) => {
    const qx = Math.abs(x - cx) - hx + r;
    const qy = Math.abs(y - cy) - hy + r;
    const qz = Math.abs(z - cz) - hz + r;
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - r;
  };
export const ellipsoid =
  (cx: number, cy: number, cz: number, rx: number, ry: number, rz: number): Sdf =>
  (x, y, z) => {
    const k0 = Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz);
    const k1 = Math.hypot((x - cx) / (rx * rx), (y - cy) / (ry * ry), (z - cz) / (rz * rz));
    return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };
/** A capsule between two points, its radius running from ra to rb. */
export const capsule = (
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  ra: number,
  rb = ra,
): Sdf => {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const len = bx * bx + by * by + bz * bz;
  return (x, y, z) => {
    const t = clamp01(((x - a[0]) * bx + (y - a[1]) * by + (z - a[2]) * bz) / len);
    return Math.hypot(x - a[0] - bx * t, y - a[1] - by * t, z - a[2] - bz * t) - lerp(ra, rb, t);
  };
};

/** Meshes the surface by surface nets: vertices are projected onto the surface, normals are from the gradient. */
export const meshOf = (
  f: Sdf,
  min: readonly [number, number, number],
  max: readonly [number, number, number],
  h: number,
  normalStep = h * 0.8,
): THREE.BufferGeometry => {
  const B = 4;
  const bx = Math.ceil((max[0] - min[0]) / h / B);
  const by = Math.ceil((max[1] - min[1]) / h / B);
  const bz = Math.ceil((max[2] - min[2]) / h / B);
  const nx = bx * B + 1;
  const ny = by * B + 1;
  const nz = bz * B + 1;
  const val = new Float32Array(nx * ny * nz).fill(1e3);
  const reach = B * h * 0.87 * 1.8 + h;
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  const live: [number, number, number][] = [];
  for (let k = 0; k < bz; k++)
    for (let j = 0; j < by; j++)
      for (let i = 0; i < bx; i++) {
        const d = f(min[0] + (i + 0.5) * B * h, min[1] + (j + 0.5) * B * h, min[2] + (k + 0.5) * B * h);
        if (Math.abs(d) > reach) continue;
        live.push([i, j, k]);
        for (let c = 0; c <= B; c++)
          for (let b = 0; b <= B; b++)
            for (let a = 0; a <= B; a++) {
              const id = at(i * B + a, j * B + b, k * B + c);
              if (val[id] === 1e3)
                val[id] = f(min[0] + (i * B + a) * h, min[1] + (j * B + b) * h, min[2] + (k * B + c) * h);
            }
      }
  const index = new Map<number, number>();
  const pos: number[] = [];
  for (const [bi, bj, bk] of live)
    for (let c = 0; c < B; c++)
      for (let b = 0; b < B; b++)
        for (let a = 0; a < B; a++) {
          const i = bi * B + a;
          const j = bj * B + b;
          const k = bk * B + c;
          let n = 0;
          let sx = 0;
          let sy = 0;
          let sz = 0;
          const v = (q: number): number => val[at(i + (q & 1), j + ((q >> 1) & 1), k + (q >> 2))]!;
          for (let e = 0; e < 8; e++)
            for (const bit of [1, 2, 4]) {
              if (e & bit) continue;
              const va = v(e);
              const vb = v(e | bit);
              if (va < 0 === vb < 0) continue;
              const t = va / (va - vb);
              sx += (e & 1) + (bit === 1 ? t : 0);
              sy += ((e >> 1) & 1) + (bit === 2 ? t : 0);
              sz += (e >> 2) + (bit === 4 ? t : 0);
              n++;
            }
          if (n === 0) continue;
          index.set(at(i, j, k), pos.length / 3);
          pos.push(min[0] + (i + sx / n) * h, min[1] + (j + sy / n) * h, min[2] + (k + sz / n) * h);
        }
  const idx: number[] = [];
  const quad = (p: number, q: number, r: number, s: number, flip: boolean): void => {
    const a = index.get(p);
    const b = index.get(q);
    const c = index.get(r);
    const d = index.get(s);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    if (!flip) idx.push(a, c, b, a, d, c);
    else idx.push(a, b, c, a, c, d);
  };
  for (const [bi, bj, bk] of live)
    for (let c = 0; c < B; c++)
      for (let b = 0; b < B; b++)
        for (let a = 0; a < B; a++) {
          const i = bi * B + a;
          const j = bj * B + b;
          const k = bk * B + c;
          const v0 = val[at(i, j, k)]! < 0;
          if (j > 0 && k > 0 && v0 !== val[at(i + 1, j, k)]! < 0)
            quad(at(i, j, k), at(i, j - 1, k), at(i, j - 1, k - 1), at(i, j, k - 1), v0);
          if (i > 0 && k > 0 && v0 !== val[at(i, j + 1, k)]! < 0)
            quad(at(i, j, k), at(i, j, k - 1), at(i - 1, j, k - 1), at(i - 1, j, k), v0);
          if (i > 0 && j > 0 && v0 !== val[at(i, j, k + 1)]! < 0)
            quad(at(i, j, k), at(i - 1, j, k), at(i - 1, j - 1, k), at(i, j - 1, k), v0);
        }
  const nor = new Float32Array(pos.length);
  const e = normalStep;
  const grad = (x: number, y: number, z: number, s: number): [number, number, number] => [
    (f(x + s, y, z) - f(x - s, y, z)) / (2 * s),
    (f(x, y + s, z) - f(x, y - s, z)) / (2 * s),
    (f(x, y, z + s) - f(x, y, z - s)) / (2 * s),
  ];
  for (let p = 0; p < pos.length; p += 3) {
    for (let it = 0; it < 2; it++) {
      const x = pos[p]!;
      const y = pos[p + 1]!;
      const z = pos[p + 2]!;
      const d = f(x, y, z);
      const g = grad(x, y, z, h * 0.25);
      const l = g[0] * g[0] + g[1] * g[1] + g[2] * g[2];
      if (l < 1e-4) break;
      const s = Math.max(-h, Math.min(h, d / l));
      pos[p] = x - g[0] * s;
      pos[p + 1] = y - g[1] * s;
      pos[p + 2] = z - g[2] * s;
    }
    const g = grad(pos[p]!, pos[p + 1]!, pos[p + 2]!, e);
    const l = Math.hypot(...g) || 1;
    nor[p] = g[0] / l;
    nor[p + 1] = g[1] / l;
    nor[p + 2] = g[2] / l;
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(nor, 3));
  geometry.setIndex(idx);
  return geometry;
};
