/** Interiors: cabins, rear seats and load spaces, a bus saloon and a caravan's rooms. x points forward; the driver is on the right. */
import * as THREE from 'three';
import { chromeMaterial, slab, tube } from './car.ts';
import { capsule, meshOf, roundBox, smax, smin, type Sdf } from './sdf.ts';

export type Interior = {
  group: THREE.Group;
  eye: [number, number, number];
  look: [number, number, number];
  fov: number;
  light: number;
};

const soft = (colour: string, rough = 0.75): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({ color: colour, roughness: rough, clearcoat: 0.12, clearcoatRoughness: 0.6 });
const satin = new THREE.MeshStandardMaterial({ color: '#b4b9bd', roughness: 0.3, metalness: 1 });
const piano = new THREE.MeshPhysicalMaterial({ color: '#0a0b0c', roughness: 0.1, clearcoat: 1 });

/** A lit screen drawn with shapes only. */
const screen = (
  w: number,
  h: number,
  draw: (c: CanvasRenderingContext2D, w: number, h: number) => void,
): THREE.Mesh => {
  const canvas = document.createElement('canvas');
  canvas.width = 1024;
  canvas.height = Math.round((1024 * h) / w);
  const c = canvas.getContext('2d')!;
  draw(c, canvas.width, canvas.height);
  const t = new THREE.CanvasTexture(canvas);
  t.colorSpace = THREE.SRGBColorSpace;
  t.anisotropy = 8;
  const m = new THREE.Mesh(new THREE.PlaneGeometry(w, h), new THREE.MeshBasicMaterial({ map: t, toneMapped: false }));
  m.rotation.y = -Math.PI / 2;
  return m;
};
const mapScreen = (c: CanvasRenderingContext2D, w: number, h: number): void => {
  c.fillStyle = '#12202e';
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#1b3147';
  for (let i = 0; i < 7; i++) for (let j = 0; j < 5; j++) c.fillRect(20 + i * 96 + j * 9, 16 + j * 124, 80, 104);
  c.fillStyle = '#1f5a4a';
  c.fillRect(420, 150, 180, 220);
  c.strokeStyle = '#f4f6f8';
  c.lineWidth = 9;
  c.beginPath();
  c.moveTo(60, h);
  c.bezierCurveTo(150, h * 0.6, 320, h * 0.7, 380, h * 0.4);
  c.lineTo(560, 0);
  c.stroke();
  c.strokeStyle = '#4aa3ff';
  c.lineWidth = 14;
  c.beginPath();
  c.moveTo(160, h);
  c.bezierCurveTo(230, h * 0.7, 330, h * 0.75, 384, h * 0.42);
  c.stroke();
  c.fillStyle = '#fff';
  c.beginPath();
  c.arc(250, h * 0.76, 18, 0, 7);
  c.fill();
  c.fillStyle = '#0c1218';
  c.fillRect(700, 0, 324, h);
  for (let i = 0; i < 3; i++) {
    c.fillStyle = ['#1d2a36', '#22313f', '#1d2a36'][i]!;
    c.beginPath();
    c.roundRect(722, 24 + (i * (h - 30)) / 3, 280, (h - 30) / 3 - 18, 18);
    c.fill();
    c.fillStyle = ['#4aa3ff', '#ffb224', '#e9eef2'][i]!;
    c.beginPath();
    c.arc(780, 24 + (i * (h - 30)) / 3 + ((h - 30) / 3 - 18) / 2, 28, 0, 7);
    c.fill();
    c.fillStyle = '#8fa0ae';
    c.fillRect(830, 24 + (i * (h - 30)) / 3 + ((h - 30) / 3 - 18) / 2 - 18, 140, 12);
    c.fillRect(830, 24 + (i * (h - 30)) / 3 + ((h - 30) / 3 - 18) / 2 + 8, 90, 10);
  }
};
const dialScreen = (c: CanvasRenderingContext2D, w: number, h: number): void => {
  c.fillStyle = '#090c10';
  c.fillRect(0, 0, w, h);
  for (const [x, colour, end] of [
    [w * 0.24, '#4aa3ff', 1.9],
    [w * 0.76, '#ff5a4d', 0.6],
  ] as const) {
    const y = h * 0.54;
    const r = h * 0.4;
    c.lineWidth = 10;
    c.strokeStyle = '#263442';
    c.beginPath();
    c.arc(x, y, r, Math.PI * 0.75, Math.PI * 2.25);
    c.stroke();
    c.strokeStyle = colour;
    c.lineWidth = 16;
    c.beginPath();
    c.arc(x, y, r, Math.PI * 0.75, Math.PI * (0.75 + end * 0.5));
    c.stroke();
    c.strokeStyle = '#dfe7ee';
    c.lineWidth = 4;
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI * (0.75 + (i / 12) * 1.5);
      c.beginPath();
      c.moveTo(x + Math.cos(a) * r * 0.86, y + Math.sin(a) * r * 0.86);
      c.lineTo(x + Math.cos(a) * r * 0.74, y + Math.sin(a) * r * 0.74);
      c.stroke();
    }
    c.fillStyle = '#eef3f7';
    c.fillRect(x - 46, y - 10, 92, 20);
  }
  c.fillStyle = '#1c2a37';
  c.beginPath();
  c.roundRect(w * 0.42, h * 0.2, w * 0.16, h * 0.6, 20);
  c.fill();
};

const seat = (width: number, tall: number): THREE.BufferGeometry => {
  const f: Sdf = (x, y, z) => {
    const lean = x + (y - 0.15) * 0.2;
    const az = Math.abs(z);
    let back = roundBox(0, 0.34, 0, 0.06, 0.33 * tall, width, 0.06)(lean, y, z);
    back = smin(back, roundBox(0.05, 0.34, width - 0.03, 0.05, 0.24, 0.05, 0.05)(lean, y, az), 0.05);
    const base = smin(
      roundBox(0.27, 0.02, 0, 0.28, 0.07, width, 0.06)(x, y, z),
      roundBox(0.27, 0.05, width - 0.02, 0.24, 0.07, 0.045, 0.045)(x, y, az),
      0.05,
    );
    const head = smin(
      roundBox(-0.02, 0.34 + 0.33 * tall + 0.13, 0, 0.045, 0.085, 0.13, 0.045)(lean, y, z),
      capsule([-0.02, 0.6, 0.06], [-0.02, 0.34 + 0.33 * tall + 0.06, 0.06], 0.008)(lean, y, az),
      0.01,
    );
    // the stitched middle panel
    const panel = Math.abs(az - width * 0.6) - 0.004;
    return smax(Math.min(smin(back, base, 0.05), head), -smax(panel, Math.abs(lean - 0.06) - 0.012, 0.004), 0.008);
  };
  return meshOf(f, [-0.35, -0.1, -width - 0.1], [0.65, 1.05, width + 0.1], 0.014);
};

type CabinKind = {
  trim: string;
  seats: string;
  accent: THREE.Material;
  upright: number;
  wheelR: number;
  tall: number;
  /** One large screen instead of dials, and no gear lever. */
  electric?: boolean;
};
const cabin = (k: CabinKind): Interior => {
  const g = new THREE.Group();
  const dark = soft('#25282c', 0.7);
  const trim = soft(k.trim, 0.72);
  const leather = soft(k.seats, 0.5);
  const W = 0.76;
  const top = 0.93 + k.upright;
  const dash: Sdf = (x, y, z) => {
    const bow = x + z * z * 0.12;
    let d = roundBox(0.86, top - 0.07, 0, 0.27, 0.075, W, 0.06)(bow, y - (bow - 0.8) * 0.12, z);
    d = smin(d, roundBox(0.8, top - 0.28, 0, 0.17, 0.2, W, 0.08)(bow, y, z), 0.07);
    d = smin(d, roundBox(0.68, top - 0.015, 0.37, 0.13, 0.055, 0.19, 0.05)(bow, y, z), 0.05);
    return smax(d, -roundBox(0.57, top - 0.26, -0.4, 0.1, 0.08, 0.24, 0.04)(bow, y, z), 0.03);
  };
  g.add(new THREE.Mesh(meshOf(dash, [0.35, 0.35, -0.85], [1.25, top + 0.2, 0.85], 0.016), dark));
  g.add(
    new THREE.Mesh(
      meshOf(
        (x, y, z) => roundBox(0.585, top - 0.155, 0, 0.03, 0.028, W - 0.02, 0.02)(x + z * z * 0.12, y, z),
        [0.35, 0.5, -0.85],
        [0.8, top + 0.1, 0.85],
        0.012,
      ),
      trim,
    ),
  );
  g.add(
    new THREE.Mesh(
      meshOf(
        (x, y, z) => roundBox(0.565, top - 0.118, 0, 0.03, 0.005, W - 0.02, 0.004)(x + z * z * 0.12, y, z),
        [0.35, 0.5, -0.85],
        [0.8, top + 0.1, 0.85],
        0.009,
      ),
      k.accent,
    ),
  );
  // screens
  const [wide, high] = k.electric ? [0.46, 0.27] : [0.355, 0.205];
  g.add(slab(0.02, high + 0.025, wide + 0.025, 0.595, top + 0.03, 0, piano, 0.012));
  const s = screen(wide, high, mapScreen);
  s.position.set(0.572, top + 0.03, 0);
  g.add(s);
  if (!k.electric) {
    const d = screen(0.3, 0.115, dialScreen);
    d.position.set(0.545, top - 0.0, 0.37);
    g.add(slab(0.02, 0.13, 0.32, 0.56, top, 0.37, piano, 0.012), d);
  }
  // vents
  for (const z of [-0.62, -0.2, 0.2, 0.64]) {
    const x = 0.54 - z * z * 0.12;
    const y = Math.abs(z) < 0.3 ? top - 0.165 : top - 0.06;
    g.add(slab(0.03, 0.06, 0.15, x, y, z, piano, 0.012));
    for (let i = -1; i <= 1; i++) g.add(slab(0.012, 0.006, 0.14, x - 0.016, y + i * 0.016, z, satin, 0.002));
  }
  // climate knobs and buttons
  for (const z of k.electric ? [] : [-0.1, 0.1]) {
    const knob = new THREE.Mesh(new THREE.CylinderGeometry(0.03, 0.032, 0.03, 36), satin);
    knob.rotation.z = Math.PI / 2;
    knob.position.set(0.6, top - 0.3, z);
    g.add(knob);
  }
  if (!k.electric)
    for (let i = -2; i <= 2; i++) g.add(slab(0.02, 0.018, 0.026, 0.6, top - 0.235, i * 0.034, piano, 0.004));
  // console with lever, and cup holders sunk into its cover
  g.add(
    new THREE.Mesh(
      meshOf(
        (x, y, z) =>
          smin(
            roundBox(0.15, 0.42, 0, 0.55, 0.16, 0.13, 0.05)(x, y - x * 0.08, z),
            roundBox(-0.28, 0.6, 0, 0.2, 0.05, 0.11, 0.04)(x, y, z),
            0.05,
          ),
        [-0.6, 0.2, -0.25],
        [0.8, 0.8, 0.25],
        0.014,
      ),
      dark,
    ),
  );
  const cover = slab(0.62, 0.02, 0.17, 0.24, 0.604, 0, piano, 0.006);
  cover.rotation.z = 0.08;
  g.add(cover);
  const well = new THREE.MeshStandardMaterial({ color: '#030303', roughness: 0.9 });
  for (const x of [0.07, 0.165]) {
    const y = 0.6155 + (x - 0.24) * 0.08;
    const rim = new THREE.Mesh(new THREE.TorusGeometry(0.039, 0.004, 10, 40), satin);
    const depth = new THREE.Mesh(new THREE.CircleGeometry(0.038, 40), well);
    for (const part of [rim, depth]) {
      part.rotation.order = 'ZXY';
      part.rotation.z = 0.08;
      part.rotation.x = -Math.PI / 2;
    }
    rim.position.set(x, y, 0);
    depth.position.set(x, y + 0.001, 0);
    g.add(rim, depth);
  }
  if (k.electric) {
    const pad = slab(0.16, 0.006, 0.12, 0.42, 0.632, 0, soft('#1d1f22', 0.9), 0.003);
    pad.rotation.z = 0.08;
    g.add(pad);
  } else {
    g.add(
      tube(
        [
          [0.36, 0.61, 0],
          [0.35, 0.7, 0],
          [0.32, 0.74, 0],
        ],
        0.014,
        satin,
      ),
      new THREE.Mesh(
        meshOf(roundBox(0.32, 0.75, 0, 0.035, 0.035, 0.028, 0.025), [0.24, 0.68, -0.08], [0.4, 0.82, 0.08], 0.008),
        piano,
      ),
    );
  }
  // steering wheel
  const wheel = new THREE.Group();
  wheel.add(new THREE.Mesh(new THREE.TorusGeometry(k.wheelR, 0.017, 20, 80), soft('#141516', 0.55)));
  const hub = new THREE.Mesh(
    meshOf(
      (x, y, z) =>
        smin(
          roundBox(0, -0.005, 0, 0.075, 0.055, 0.025, 0.03)(x, y, z),
          capsule([0, -0.03, 0], [0, -k.wheelR, 0], 0.02, 0.016)(x, y, z * 1.4),
          0.03,
        ),
      [-0.12, -0.25, -0.06],
      [0.12, 0.1, 0.06],
      0.009,
    ),
    dark,
  );
  wheel.add(hub);
  for (const sgn of [1, -1]) {
    wheel.add(slab(k.wheelR - 0.06, 0.036, 0.02, sgn * (0.06 + (k.wheelR - 0.06) / 2), 0.004, 0, piano, 0.008));
    for (let i = 0; i < 3; i++)
      wheel.add(slab(0.016, 0.014, 0.01, sgn * (0.09 + i * 0.024), 0.006, 0.014, satin, 0.003));
  }
  const badge = new THREE.Mesh(new THREE.CylinderGeometry(0.022, 0.022, 0.008, 32), satin);
  badge.rotation.x = Math.PI / 2;
  badge.position.z = 0.028;
  wheel.add(badge);
  wheel.rotation.order = 'YXZ';
  wheel.rotation.y = -Math.PI / 2;
  wheel.rotation.x = -0.38;
  wheel.position.set(0.3, top - 0.09, 0.37);
  g.add(
    wheel,
    tube(
      [
        [0.31, top - 0.1, 0.37],
        [0.6, top - 0.2, 0.37],
      ],
      0.04,
      dark,
    ),
  );
  for (const sgn of [1, -1])
    g.add(
      tube(
        [
          [0.38, top - 0.12, 0.37 + sgn * 0.05],
          [0.37, top - 0.1, 0.37 + sgn * 0.19],
        ],
        0.009,
        dark,
      ),
    );
  // seats
  const geometry = seat(0.235, k.tall);
  for (const z of [-0.39, 0.39]) {
    const m = new THREE.Mesh(geometry, leather);
    m.position.set(-0.3, 0.34, z);
    g.add(m);
  }
  // doors, pillars, roof, mirror, floor
  for (const sgn of [1, -1]) {
    const door = meshOf(
      (x, y, z) =>
        smin(
          roundBox(0, 0.55, 0.86, 1.1, 0.37 + k.upright * 0.5, 0.05, 0.04)(x, y, z),
          roundBox(-0.05, 0.66, 0.79, 0.32, 0.035, 0.05, 0.03)(x, y, z),
          0.05,
        ),
      [-1.2, 0.1, 0.65],
      [1.2, 1.2, 0.95],
      0.02,
    );
    const m = new THREE.Mesh(door, dark);
    m.scale.z = sgn;
    g.add(m);
    g.add(
      slab(0.9, 0.14, 0.01, 0, 0.8 + k.upright * 0.5, 0.806 * sgn, trim, 0.004),
      slab(0.12, 0.02, 0.02, 0.32, 0.78 + k.upright * 0.5, 0.785 * sgn, satin, 0.006),
    );
    const liner = soft('#b9bab7', 0.95);
    g.add(
      tube(
        [
          [1.25, top - 0.02, 0.8 * sgn],
          [0.62 - k.upright, 1.3 + k.upright * 1.3, 0.66 * sgn],
          [0.2, 1.42 + k.upright * 1.3, 0.62 * sgn],
          [-1.2, 1.42 + k.upright * 1.3, 0.62 * sgn],
        ],
        0.055,
        liner,
      ),
    );
    g.add(
      tube(
        [
          [-0.42, 0.9, 0.84 * sgn],
          [-0.5, 1.42 + k.upright * 1.3, 0.66 * sgn],
        ],
        0.06,
        liner,
      ),
    );
    const visor = slab(0.2, 0.016, 0.42, 0.42 - k.upright, 1.37 + k.upright * 1.3, 0.34 * sgn, liner, 0.008);
    visor.rotation.z = -0.5;
    g.add(visor);
  }
  g.add(slab(1.7, 0.05, 1.36, -0.5, 1.47 + k.upright * 1.3, 0, soft('#c4c5c2', 0.95), 0.02));
  g.add(
    new THREE.Mesh(
      meshOf(
        roundBox(0.36 - k.upright, 1.27 + k.upright, 0, 0.015, 0.036, 0.12, 0.014),
        [0.05, 1.1, -0.2],
        [0.6, 1.6, 0.2],
        0.009,
      ),
      piano,
    ),
    tube(
      [
        [0.38 - k.upright, 1.3 + k.upright, 0],
        [0.44 - k.upright, 1.4 + k.upright, 0],
      ],
      0.01,
      dark,
    ),
  );
  g.add(slab(2.6, 0.04, 1.7, 0, 0.2, 0, soft('#101112', 0.95), 0.01));
  g.add(slab(0.05, 0.8, 1.7, 1.02, 0.5, 0, soft('#101112', 0.95), 0.01));
  // bonnet beyond the windscreen
  g.add(
    new THREE.Mesh(
      meshOf(roundBox(1.75, top - 0.17, 0, 0.55, 0.08, 0.72, 0.08), [1.1, 0.5, -0.85], [2.4, 1.2, 0.85], 0.03),
      new THREE.MeshPhysicalMaterial({ color: '#2c3238', metalness: 0.6, roughness: 0.35, clearcoat: 1 }),
    ),
  );
  return {
    group: g,
    eye: [-0.66, 1.2 + k.upright * 0.9, -0.02],
    look: [0.6, 0.84 + k.upright * 0.8, 0.06],
    fov: 58,
    light: 1,
  };
};

const busSaloon = (): Interior => {
  const g = new THREE.Group();
  const shell = soft('#dfe1e1', 0.8);
  const fabric = soft('#24466f', 0.9);
  const head = soft('#16283d', 0.9);
  const geometry = seat(0.21, 1.15);
  for (let i = 0; i < 7; i++)
    for (const z of [-0.92, -0.48, 0.48, 0.92]) {
      const m = new THREE.Mesh(geometry, fabric);
      m.position.set(-1.2 + i * 0.82, 0.5, z);
      g.add(m, slab(0.4, 0.3, 0.04, -1.0 + i * 0.82, 0.32, z, piano, 0.01));
      if (Math.abs(z) < 0.6)
        g.add(
          tube(
            [
              [-1.28 + i * 0.82, 1.15, z - Math.sign(z) * 0.2],
              [-1.26 + i * 0.82, 1.24, z - Math.sign(z) * 0.14],
              [-1.26 + i * 0.82, 1.24, z],
            ],
            0.014,
            chromeMaterial,
          ),
        );
    }
  g.add(
    slab(9, 0.06, 2.4, 2, 0.14, 0, soft('#565b60', 0.6), 0.01),
    slab(9, 0.012, 0.5, 2, 0.176, 0, soft('#2e3338', 0.7), 0.004),
  );
  for (const s of [1, -1]) {
    g.add(
      slab(9, 0.85, 0.06, 2, 0.58, 1.2 * s, shell),
      slab(9, 0.34, 0.08, 2, 2.06, 1.16 * s, shell),
      slab(9, 0.2, 0.42, 2, 2.0, 0.95 * s, shell, 0.06),
    );
    for (let i = 0; i < 6; i++) g.add(slab(0.12, 1.0, 0.06, -1.4 + i * 1.5, 1.45, 1.2 * s, shell));
    const strip = new THREE.Mesh(
      new THREE.BoxGeometry(8, 0.02, 0.07),
      new THREE.MeshBasicMaterial({ color: '#ffffff' }),
    );
    strip.position.set(2, 2.17, 0.6 * s);
    g.add(
      strip,
      tube(
        [
          [-1.5, 1.9, 0.68 * s],
          [5.4, 1.9, 0.68 * s],
        ],
        0.016,
        chromeMaterial,
      ),
    );
  }
  g.add(
    slab(9, 0.06, 2.4, 2, 2.25, 0, shell),
    slab(0.3, 0.7, 2.3, 5.7, 0.75, 0, soft('#1b1d20', 0.7), 0.08),
    slab(0.08, 0.3, 2.3, 5.6, 2.0, 0, shell),
  );
  for (const s of [1, -1])
    g.add(
      tube(
        [
          [5.75, 1.0, 1.15 * s],
          [5.6, 2.1, 1.12 * s],
        ],
        0.06,
        soft('#1b1d20'),
      ),
    );
  const w = new THREE.Mesh(new THREE.TorusGeometry(0.24, 0.02, 14, 60), piano);
  w.rotation.y = Math.PI / 2;
  w.rotation.x = 0.5;
  w.position.set(5.25, 1.2, 0.6);
  g.add(w);
  const driver = new THREE.Mesh(seat(0.24, 1.2), head);
  driver.position.set(4.7, 0.55, 0.62);
  g.add(driver);
  return { group: g, eye: [-2.15, 1.72, 0.02], look: [3.4, 1.12, 0], fov: 52, light: 1.05 };
};

const livingRoom = (): Interior => {
  const g = new THREE.Group();
  const wood = soft('#b08a5f', 0.55);
  const cabinet = soft('#efece5', 0.5);
  const stone = soft('#3c4145', 0.35);
  const wall = soft('#ece9e2', 0.85);
  const fabric = soft('#6d7f7a', 0.9);
  const linen = soft('#f3f1ec', 0.95);
  const warm = new THREE.MeshBasicMaterial({ color: '#fff3dc' });
  const sky = new THREE.MeshBasicMaterial({ color: '#dcebf5' });
  g.add(slab(7, 0.05, 2.4, 1.4, 0, 0, wood, 0.01), slab(7, 0.06, 2.4, 1.4, 2.12, 0, wall, 0.01));
  for (let i = -5; i < 6; i++) g.add(slab(7, 0.002, 0.008, 1.4, 0.027, i * 0.2, soft('#8b6a45'), 0.001));
  g.add(
    slab(7, 2.1, 0.06, 1.4, 1.06, -1.2, wall),
    slab(7, 2.1, 0.06, 1.4, 1.06, 1.2, wall),
    slab(0.06, 2.1, 2.4, 4.3, 1.06, 0, wall),
  );
  // bed across the far end, with pillows, bedhead and windows
  g.add(slab(1.5, 0.42, 1.7, 3.45, 0.24, 0, wood, 0.02));
  g.add(
    new THREE.Mesh(meshOf(roundBox(3.45, 0.58, 0, 0.78, 0.14, 0.84, 0.1), [2.5, 0.3, -1], [4.4, 0.9, 1], 0.03), linen),
  );
  g.add(
    new THREE.Mesh(
      meshOf(
        (x, y, z) => roundBox(3.05, 0.62, 0, 0.42, 0.13, 0.87, 0.09)(x, y + Math.sin(z * 9) * 0.006, z),
        [2.4, 0.3, -1],
        [3.7, 0.9, 1],
        0.03,
      ),
      fabric,
    ),
  );
  for (const z of [-0.42, 0.42])
    g.add(
      new THREE.Mesh(
        meshOf(roundBox(3.98, 0.82, z, 0.17, 0.1, 0.32, 0.1), [3.7, 0.6, z - 0.5], [4.3, 1.05, z + 0.5], 0.025),
        linen,
      ),
    );
  g.add(slab(0.05, 0.5, 1.8, 4.24, 0.95, 0, fabric, 0.02));
  const pane = (x: number, y: number, z: number, w: number, h: number, side: boolean): void => {
    const m = new THREE.Mesh(side ? new THREE.BoxGeometry(w, h, 0.02) : new THREE.BoxGeometry(0.02, h, w), sky);
    m.position.set(side ? x : x - 0.035, y, side ? z - Math.sign(z) * 0.035 : z);
    const f = side
      ? slab(w + 0.1, h + 0.1, 0.05, x, y, z + Math.sign(z) * 0.012, soft('#2c3033', 0.5), 0.02)
      : slab(0.05, h + 0.1, w + 0.1, x + 0.012, y, z, soft('#2c3033', 0.5), 0.02);
    g.add(f, m);
  };
  pane(4.24, 1.5, 0, 1.3, 0.4, false);
  pane(3.4, 1.35, -1.15, 0.8, 0.5, true);
  pane(3.4, 1.35, 1.15, 0.8, 0.5, true);
  pane(0.9, 1.32, -1.15, 1.2, 0.55, true);
  pane(1.0, 1.3, 1.15, 1.0, 0.5, true);
  // kitchen on the left: bench, drawers, sink, cooktop, overhead lockers
  g.add(slab(2.1, 0.84, 0.56, 1.2, 0.45, -0.9, cabinet, 0.01), slab(2.16, 0.04, 0.6, 1.2, 0.89, -0.89, stone, 0.012));
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 2; j++)
      g.add(
        slab(0.66, 0.36, 0.02, 0.52 + i * 0.68, 0.27 + j * 0.4, -0.615, cabinet, 0.008),
        slab(0.2, 0.014, 0.02, 0.52 + i * 0.68, 0.42 + j * 0.4, -0.595, satin, 0.004),
      );
  g.add(
    slab(0.5, 0.012, 0.36, 1.75, 0.912, -0.88, satin, 0.005),
    slab(0.42, 0.008, 0.28, 1.75, 0.917, -0.88, soft('#6b6f72', 0.3), 0.003),
    tube(
      [
        [1.75, 0.91, -1.08],
        [1.75, 1.16, -1.08],
        [1.75, 1.18, -0.96],
        [1.75, 1.12, -0.92],
      ],
      0.014,
      chromeMaterial,
    ),
  );
  g.add(slab(0.52, 0.012, 0.42, 0.72, 0.914, -0.88, piano, 0.005));
  for (const [dx, dz] of [
    [-0.12, -0.1],
    [0.12, -0.1],
    [-0.12, 0.1],
    [0.12, 0.1],
  ] as const) {
    const ring = new THREE.Mesh(new THREE.TorusGeometry(0.06, 0.006, 8, 36), satin);
    ring.rotation.x = Math.PI / 2;
    ring.position.set(0.72 + dx, 0.926, -0.88 + dz);
    g.add(ring);
  }
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++) {
      g.add(
        slab(0.74, 0.34, 0.36, -0.3 + i * 0.77, 1.87, 1.0 * s, cabinet, 0.02),
        slab(0.2, 0.014, 0.02, -0.3 + i * 0.77, 1.76, 0.81 * s, satin, 0.004),
      );
    }
  for (const s of [-1, 1]) {
    const strip = new THREE.Mesh(new THREE.BoxGeometry(3, 0.012, 0.03), warm);
    strip.position.set(0.85, 1.69, 0.9 * s);
    g.add(strip);
  }
  for (const x of [0.3, 1.6, 2.8]) {
    const spot = new THREE.Mesh(new THREE.CylinderGeometry(0.06, 0.06, 0.012, 32), warm);
    spot.position.set(x, 2.085, 0);
    g.add(spot);
  }
  // dinette on the right
  for (const x of [0.2, 1.75]) {
    g.add(slab(0.5, 0.36, 0.86, x, 0.2, 0.75, wood, 0.02));
    g.add(
      new THREE.Mesh(
        meshOf(roundBox(x, 0.46, 0.75, 0.26, 0.08, 0.43, 0.06), [x - 0.4, 0.3, 0.2], [x + 0.4, 0.65, 1.3], 0.025),
        fabric,
      ),
    );
    const bx = x < 1 ? x - 0.2 : x + 0.2;
    g.add(
      new THREE.Mesh(
        meshOf(roundBox(bx, 0.74, 0.75, 0.075, 0.27, 0.43, 0.06), [bx - 0.2, 0.4, 0.2], [bx + 0.2, 1.1, 1.3], 0.025),
        fabric,
      ),
    );
  }
  g.add(
    slab(0.72, 0.035, 0.76, 0.98, 0.72, 0.76, wood, 0.015),
    tube(
      [
        [0.98, 0.02, 0.9],
        [0.98, 0.7, 0.9],
      ],
      0.035,
      chromeMaterial,
    ),
  );
  const bowl = new THREE.Mesh(new THREE.SphereGeometry(0.1, 32, 16, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2), linen);
  bowl.position.set(0.98, 0.84, 0.7);
  (bowl.material as THREE.Material).side = THREE.DoubleSide;
  g.add(bowl);
  for (const [x, z, c] of [
    [0.95, 0.68, '#c7502b'],
    [1.02, 0.7, '#d8a13a'],
    [0.98, 0.75, '#7b9a3c'],
  ] as const) {
    const fruit = new THREE.Mesh(new THREE.SphereGeometry(0.042, 24, 16), soft(c, 0.5));
    fruit.position.set(x, 0.845, z);
    g.add(fruit);
  }
  return { group: g, eye: [-1.35, 1.42, 0.1], look: [2.4, 0.95, -0.04], fov: 50, light: 0.9 };
};

/** The rear bench, seen through the open rear door on the left. */
const rearSeat = ({ seats, upright = 0 }: { seats: string; upright?: number }): Interior => {
  const g = new THREE.Group();
  const leather = soft(seats, 0.55);
  const dark = soft('#1e2023', 0.75);
  const liner = soft('#c4c5c2', 0.95);
  const carpet = soft('#131415', 0.98);
  const bench: Sdf = (x, y, z) => {
    const az = Math.abs(z);
    const lean = x + (y - 0.45) * 0.3;
    let d = roundBox(-0.32, 0.72, 0, 0.075, 0.3, 0.66, 0.07)(lean, y, z);
    d = smin(d, roundBox(0.02, 0.4, 0, 0.33, 0.085, 0.66, 0.07)(x, y, z), 0.07);
    // The cushions of the two outer seats are in front of the middle.
    d = smin(d, roundBox(-0.25, 0.68, 0.39, 0.045, 0.22, 0.2, 0.05)(lean, y, az), 0.06);
    d = smin(d, roundBox(0.05, 0.46, 0.39, 0.27, 0.045, 0.2, 0.05)(x, y, az), 0.06);
    const seam = Math.min(Math.abs(az - 0.17), Math.abs(az - 0.6)) - 0.004;
    const stitch = Math.abs(((lean * 6 + y * 6) % 1) - 0.5) * 0.16 - 0.004;
    d = smax(d, -smax(seam, -0.02, 0.004), 0.012);
    return smax(d, -smax(smax(stitch, az - 0.56, 0.01), 0.22 - az, 0.01), 0.006);
  };
  g.add(new THREE.Mesh(meshOf(bench, [-0.75, 0.2, -0.8], [0.45, 1.15, 0.8], 0.013), leather));
  const head: Sdf = (x, y, z) =>
    smin(
      roundBox(-0.5, 1.12, 0, 0.05, 0.085, 0.125, 0.05)(x + (y - 1.1) * 0.2, y, z),
      capsule([-0.5, 0.95, 0.06], [-0.5, 1.08, 0.06], 0.008)(x, y, Math.abs(z)),
      0.01,
    );
  const headGeometry = meshOf(head, [-0.65, 0.9, -0.2], [-0.3, 1.25, 0.2], 0.011);
  for (const z of [-0.4, 0, 0.4]) {
    const m = new THREE.Mesh(headGeometry, leather);
    m.position.set(z === 0 ? -0.03 : 0, z === 0 ? -0.05 : 0, z);
    g.add(m);
  }
  // belts, buckles
  for (const z of [-0.2, -0.12, 0.14, 0.22]) {
    g.add(slab(0.035, 0.08, 0.025, -0.13, 0.51, z, dark, 0.008));
    g.add(slab(0.02, 0.018, 0.018, -0.13, 0.556, z, soft('#8d0810', 0.4), 0.004));
  }
  // front seats from behind
  const front = seat(0.235, 1.05);
  for (const z of [-0.39, 0.39]) {
    const m = new THREE.Mesh(front, leather);
    m.position.set(0.78, 0.34, z);
    const pocket = slab(0.02, 0.26, 0.32, 0.675, 0.62, z, dark, 0.01);
    pocket.rotation.z = 0.2;
    g.add(m, pocket);
  }
  // the far door with arm rest, window line and handle; pillars, roof, floor, parcel shelf, rear window surround
  const door = meshOf(
    (x, y, z) =>
      smin(
        roundBox(0.1, 0.56, 0.86, 0.95, 0.38 + upright, 0.05, 0.04)(x, y, z),
        roundBox(0.1, 0.7, 0.79, 0.3, 0.035, 0.05, 0.03)(x, y, z),
        0.05,
      ),
    [-1, 0.1, 0.65],
    [1.2, 1.2, 0.95],
    0.02,
  );
  g.add(
    new THREE.Mesh(door, dark),
    slab(0.7, 0.13, 0.01, 0.15, 0.84, 0.806, leather, 0.004),
    slab(0.12, 0.02, 0.02, 0.36, 0.8, 0.785, satin, 0.006),
    slab(1.9, 0.05, 1.5, 0.1, 1.47 + upright, 0, liner, 0.02),
    slab(2.4, 0.04, 1.75, 0.4, 0.16, 0, carpet, 0.01),
    slab(0.6, 0.12, 0.24, 0.42, 0.23, 0, carpet, 0.05),
    slab(0.4, 0.05, 1.5, -0.85, 0.99, 0, dark, 0.02),
  );
  for (const x of [-0.72, 0.72])
    g.add(
      tube(
        [
          [x * 1.05, 0.9, 0.84],
          [x, 1.44 + upright, 0.68],
        ],
        0.06,
        liner,
      ),
    );
  g.add(
    tube(
      [
        [-0.7, 1.45 + upright, 0.7],
        [0.75, 1.45 + upright, 0.7],
      ],
      0.055,
      liner,
    ),
    tube(
      [
        [-0.95, 1.0, -0.7],
        [-0.78, 1.44 + upright, -0.6],
        [-0.78, 1.44 + upright, 0.6],
        [-0.95, 1.0, 0.7],
      ],
      0.06,
      liner,
    ),
  );
  // the near side: sill, wheel arch and rear pillar around the open door
  const body = soft('#101113', 0.5);
  g.add(
    slab(2.2, 0.14, 0.16, 0.3, 0.2, -0.84, body, 0.04),
    tube(
      [
        [-0.3, 0.2, -0.84],
        [-0.42, 0.5, -0.84],
        [-0.62, 0.74, -0.84],
        [-0.86, 0.98, -0.82],
        [-0.8, 1.44 + upright, -0.7],
      ],
      0.075,
      body,
    ),
    slab(0.5, 0.9, 0.1, -0.92, 0.5, -0.84, body, 0.04),
  );
  return { group: g, eye: [0.56, 1.1 + upright * 0.5, -1.56], look: [-0.14, 0.7, 0.1], fov: 43, light: 1.05 };
};

/** An open boot, seen from behind: carpet, wheel arches, split seat backs, a lit tailgate. */
const boot = ({ wide = 0.56, high = 1.02, deep = 0.95 }: { wide?: number; high?: number; deep?: number }): Interior => {
  const g = new THREE.Group();
  const carpet = soft('#2a2c2e', 0.98);
  const side = soft('#1f2123', 0.85);
  const cloth = soft('#34373b', 0.9);
  const y0 = 0.62;
  g.add(slab(deep + 0.1, 0.05, wide * 2, deep / 2, y0, 0, carpet, 0.01));
  for (let i = -5; i <= 5; i++)
    g.add(slab(deep * 0.8, 0.004, 0.006, deep / 2, y0 + 0.027, i * 0.09, soft('#1b1c1e', 1), 0.001));
  for (const s of [1, -1]) {
    const wall = meshOf(
      (x, y, z) =>
        smin(
          roundBox(deep / 2, y0 + 0.24, wide + 0.06, deep / 2 + 0.1, 0.3, 0.06, 0.04)(x, y, z),
          roundBox(deep * 0.62, y0 + 0.1, wide - 0.02, 0.32, 0.16, 0.08, 0.08)(x, y, z),
          0.08,
        ),
      [-0.2, 0.5, wide - 0.25],
      [deep + 0.3, 1.3, wide + 0.2],
      0.016,
    );
    const m = new THREE.Mesh(wall, side);
    m.scale.z = s;
    g.add(m);
    const hook = new THREE.Mesh(new THREE.TorusGeometry(0.022, 0.005, 10, 24), satin);
    hook.position.set(0.12, y0 + 0.05, (wide - 0.07) * s);
    g.add(hook);
    const light = new THREE.Mesh(
      new THREE.BoxGeometry(0.09, 0.03, 0.012),
      new THREE.MeshBasicMaterial({ color: '#fff8ea' }),
    );
    light.position.set(0.16, y0 + 0.4, (wide - 0.006) * s);
    g.add(light);
    // the body around the opening
    g.add(
      tube(
        [
          [-0.1, y0 - 0.2, (wide + 0.12) * s],
          [-0.12, y0 + 0.25, (wide + 0.1) * s],
          [0.02, y0 + high * 0.62, (wide + 0.02) * s],
          [0.3, y0 + high * 0.84, (wide - 0.1) * s],
        ],
        0.075,
        soft('#0f1011', 0.5),
      ),
    );
  }
  // seat backs, split 60 to 40, with head restraints
  for (const [z, w] of [
    [-wide * 0.38, wide * 1.14],
    [wide * 0.61, wide * 0.74],
  ] as const) {
    const back = slab(0.1, 0.56, w - 0.03, deep + 0.1, y0 + 0.3, z, cloth, 0.04);
    back.rotation.z = -0.14;
    g.add(back);
  }
  for (const z of [-wide * 0.68, 0, wide * 0.68])
    g.add(
      new THREE.Mesh(
        meshOf(
          roundBox(deep + 0.22, y0 + 0.66, z, 0.045, 0.075, 0.12, 0.045),
          [deep, y0 + 0.5, z - 0.2],
          [deep + 0.4, y0 + 0.85, z + 0.2],
          0.012,
        ),
        cloth,
      ),
    );
  // cargo blind, sill plate, bumper, roof lining, the cabin beyond, the tailgate above
  const blind = slab(0.09, 0.06, wide * 1.9, deep - 0.02, y0 + 0.44, 0, soft('#0f1011', 0.6), 0.028);
  g.add(blind, slab(0.16, 0.03, wide * 1.7, -0.06, y0 + 0.012, 0, satin, 0.01));
  for (let i = -12; i <= 12; i++) g.add(slab(0.1, 0.006, 0.012, -0.07, y0 + 0.03, i * wide * 0.06, piano, 0.002));
  g.add(
    new THREE.Mesh(
      meshOf(
        (x, y, z) => roundBox(-0.22, y0 - 0.2, 0, 0.16, 0.2, wide + 0.24, 0.1)(x - z * z * 0.18, y, z),
        [-0.5, 0.1, -wide - 0.4],
        [0.2, y0 + 0.2, wide + 0.4],
        0.02,
      ),
      soft('#141517', 0.6),
    ),
  );
  g.add(slab(2.4, 0.05, wide * 2, 1.3, y0 + high * 0.84, 0, soft('#c4c5c2', 0.95), 0.02));
  g.add(slab(0.06, 0.9, 1.6, 2.4, y0 + 0.2, 0, soft('#17181a', 0.9), 0.02));
  for (const z of [-0.36, 0.36]) {
    const m = new THREE.Mesh(seat(0.22, 1.05), soft('#26282b', 0.8));
    m.position.set(1.8, 0.42, z);
    g.add(m);
  }
  const gate = new THREE.Group();
  gate.add(
    slab(0.9, 0.06, wide * 2 + 0.1, -0.45, 0, 0, soft('#101113', 0.4), 0.03),
    slab(0.5, 0.02, wide * 1.6, -0.5, -0.04, 0, soft('#1b1d1f', 0.8), 0.008),
  );
  gate.position.set(0.24, y0 + high * 0.92, 0);
  gate.rotation.z = -0.28;
  g.add(gate);
  for (const s of [1, -1])
    g.add(
      tube(
        [
          [0.08, y0 + 0.42, (wide + 0.01) * s],
          [-0.26, y0 + high * 0.98, (wide - 0.03) * s],
        ],
        0.012,
        satin,
      ),
    );
  return { group: g, eye: [-1.75, y0 + 0.78, -0.22], look: [0.5, y0 + 0.2, 0.02], fov: 36, light: 1.1 };
};

/** The tub of a ute over its open tailgate: ribbed liner, tie-downs, the cab's rear window. */
const tub = (): Interior => {
  const g = new THREE.Group();
  const liner = soft('#1b1d1f', 0.85);
  const rib = soft('#26292c', 0.8);
  const W = 0.76;
  g.add(slab(1.7, 0.05, W * 2, 0.85, 0.7, 0, liner, 0.01));
  for (let i = -8; i <= 8; i++) g.add(slab(1.66, 0.02, 0.045, 0.85, 0.73, i * 0.088, rib, 0.008));
  for (const s of [1, -1]) {
    g.add(slab(1.76, 0.5, 0.06, 0.88, 0.95, (W + 0.02) * s, liner, 0.015));
    for (let i = 0; i < 7; i++) g.add(slab(0.1, 0.42, 0.03, 0.16 + i * 0.24, 0.95, (W - 0.015) * s, rib, 0.01));
    g.add(slab(0.66, 0.22, 0.2, 0.95, 0.83, (W - 0.08) * s, liner, 0.05));
    g.add(slab(1.86, 0.05, 0.14, 0.88, 1.22, (W + 0.06) * s, soft('#0e0f10', 0.5), 0.02));
    for (const x of [0.14, 1.5]) {
      const ring = new THREE.Mesh(new THREE.TorusGeometry(0.03, 0.007, 10, 28), satin);
      ring.position.set(x, 1.08, (W - 0.04) * s);
      g.add(ring);
    }
  }
  g.add(slab(0.06, 0.52, W * 2, 1.72, 0.96, 0, liner, 0.015));
  for (let i = -5; i <= 5; i++) g.add(slab(0.03, 0.44, 0.06, 1.68, 0.96, i * 0.13, rib, 0.01));
  const tail = slab(0.52, 0.06, W * 2, -0.3, 0.68, 0, liner, 0.02);
  g.add(tail);
  for (let i = -4; i <= 4; i++) g.add(slab(0.4, 0.012, 0.06, -0.3, 0.716, i * 0.16, rib, 0.005));
  for (const s of [1, -1])
    g.add(
      tube(
        [
          [0.02, 1.14, (W - 0.02) * s],
          [-0.5, 0.74, (W - 0.03) * s],
        ],
        0.008,
        satin,
      ),
    );
  // the cab: rear panel, window with heating lines, roof edge and a bar above the tub
  g.add(slab(0.08, 0.6, 1.5, 1.84, 1.0, 0, soft('#16181a', 0.4), 0.03));
  g.add(slab(0.05, 0.44, 1.24, 1.9, 1.5, 0, piano, 0.03));
  g.add(slab(0.3, 0.1, 1.36, 2.02, 1.78, 0, soft('#16181a', 0.4), 0.04));
  for (const s of [1, -1]) g.add(slab(0.1, 0.56, 0.12, 1.9, 1.5, 0.68 * s, soft('#16181a', 0.4), 0.03));
  g.add(
    tube(
      [
        [1.6, 1.22, -0.82],
        [1.56, 1.66, -0.72],
        [1.55, 1.74, -0.6],
        [1.55, 1.74, 0.6],
        [1.56, 1.66, 0.72],
        [1.6, 1.22, 0.82],
      ],
      0.036,
      chromeMaterial,
    ),
  );
  return { group: g, eye: [-1.6, 1.95, -0.3], look: [0.75, 0.92, 0], fov: 44, light: 1.05 };
};

/** The load space of a van through its open rear doors: ply floor and lining, tie-down rails, a steel bulkhead. */
const load = (): Interior => {
  const g = new THREE.Group();
  const ply = soft('#9a7a52', 0.7);
  const steel = soft('#c6c9ca', 0.6);
  const W = 0.84;
  g.add(slab(2.6, 0.05, W * 2, 1.3, 0.55, 0, ply, 0.01));
  for (let i = 0; i < 3; i++) g.add(slab(0.012, 0.004, W * 2, 0.65 + i * 0.65, 0.578, 0, soft('#5d4527', 0.9), 0.001));
  for (const s of [1, -1]) {
    g.add(slab(2.6, 0.8, 0.03, 1.3, 0.98, (W + 0.01) * s, ply, 0.01));
    g.add(slab(2.6, 0.72, 0.05, 1.3, 1.74, (W - 0.04) * s, steel, 0.02));
    for (let i = 0; i < 5; i++) g.add(slab(0.09, 1.5, 0.07, 0.08 + i * 0.62, 1.32, (W - 0.02) * s, steel, 0.02));
    g.add(slab(2.5, 0.05, 0.03, 1.3, 1.2, (W - 0.03) * s, satin, 0.01));
    for (let i = 0; i < 8; i++) g.add(slab(0.05, 0.018, 0.02, 0.3 + i * 0.3, 1.2, (W - 0.045) * s, piano, 0.004));
    g.add(slab(0.8, 0.3, 0.24, 1.4, 0.7, (W - 0.1) * s, steel, 0.05));
    // the doors, folded back
    g.add(slab(0.06, 1.5, 0.78, -0.34, 1.28, (W + 0.36) * s, steel, 0.03));
    g.add(slab(0.02, 0.5, 0.5, -0.3, 1.64, (W + 0.36) * s, piano, 0.02));
  }
  g.add(slab(0.06, 1.6, W * 2, 2.6, 1.34, 0, steel, 0.02));
  for (const z of [-0.45, 0, 0.45]) g.add(slab(0.03, 1.3, 0.07, 2.56, 1.3, z, steel, 0.015));
  g.add(slab(0.02, 0.34, 0.7, 2.56, 1.72, 0, piano, 0.03));
  g.add(slab(2.7, 0.05, W * 2, 1.3, 2.12, 0, steel, 0.02));
  for (let i = 0; i < 4; i++) g.add(slab(0.09, 0.05, W * 1.9, 0.25 + i * 0.62, 2.08, 0, steel, 0.015));
  const lamp = new THREE.Mesh(new THREE.BoxGeometry(0.5, 0.02, 0.1), new THREE.MeshBasicMaterial({ color: '#ffffff' }));
  lamp.position.set(1.2, 2.06, 0);
  g.add(lamp, slab(0.2, 0.12, W * 2 + 0.2, -0.08, 0.46, 0, soft('#141517', 0.7), 0.04));
  return { group: g, eye: [-2.3, 1.62, -0.2], look: [0.9, 1.12, 0], fov: 42, light: 1.05 };
};

const copper = new THREE.MeshStandardMaterial({ color: '#c4571a', roughness: 0.4, metalness: 0.4 });
const shades = {
  black: { seats: '#26282c', trim: '#3a3d41' },
  grey: { seats: '#74787b', trim: '#8d9092' },
  beige: { seats: '#b49a78', trim: '#8a6a4c' },
} as const;
const carCabin = (shade: keyof typeof shades): Interior =>
  cabin({ ...shades[shade], accent: chromeMaterial, upright: 0, wheelR: 0.178, tall: 1 });
const electricCabin = (shade: keyof typeof shades): Interior =>
  cabin({
    ...shades[shade],
    trim: shade === 'black' ? '#8a6a4c' : '#d8d4ca',
    accent: satin,
    upright: -0.02,
    wheelR: 0.17,
    tall: 1,
    electric: true,
  });
const workCabin = (shade: keyof typeof shades): Interior =>
  cabin({
    seats: shade === 'black' ? '#2b2b2b' : '#5d5a54',
    trim: '#4b5056',
    accent: copper,
    upright: 0.06,
    wheelR: 0.185,
    tall: 1,
  });

export const interiors: Record<string, () => Interior> = {
  'car-black': () => carCabin('black'),
  'car-grey': () => carCabin('grey'),
  'car-beige': () => carCabin('beige'),
  'electric-black': () => electricCabin('black'),
  'electric-grey': () => electricCabin('grey'),
  'ute-black': () => workCabin('black'),
  'ute-grey': () => workCabin('grey'),
  truck: () => cabin({ trim: '#6b6f73', seats: '#39485a', accent: satin, upright: 0.16, wheelR: 0.225, tall: 1.15 }),
  bus: busSaloon,
  caravan: livingRoom,
  'rear-black': () => rearSeat({ seats: shades.black.seats }),
  'rear-grey': () => rearSeat({ seats: shades.grey.seats }),
  'rear-beige': () => rearSeat({ seats: shades.beige.seats }),
  boot: () => boot({}),
  tub,
  load,
  'caravan-bed': () => ({ ...livingRoom(), eye: [1.1, 1.5, 0.34], look: [3.6, 0.86, -0.12], fov: 54 }),
};
