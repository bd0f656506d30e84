/** Wide pictures: a dealer's yard in the morning, a white showroom floor, a warm suburban yard. */
import * as THREE from 'three';
import { slab, tube, type Vehicle } from './car.ts';
import { merged } from './merged.ts';
import type { Paint } from './skin.ts';
import { contactShadow, studioEnvironment } from './studio.ts';
import { vehicles } from './vehicles.ts';

type Stage = {
  scene: THREE.Scene;
  eye: [number, number, number];
  look: [number, number, number];
  fov: number;
  narrow: { eye: [number, number, number]; look: [number, number, number]; fov: number };
  exposure: number;
};
type Park = { body: string; colour: string; x: number; z: number; turn: number };

/** A seeded random generator, so that the trees are always the same. */
const rng = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const park = (
  scene: THREE.Scene,
  list: readonly Park[],
  paints: Record<string, Paint>,
  shadow: number,
  mirror = false,
): void => {
  for (const p of list) {
    const v: Vehicle = vehicles[p.body]!();
    v.repaint(paints[p.colour]!);
    const g = merged(v.group);
    g.traverse((o) => {
      if (!(o instanceof THREE.Mesh)) return;
      const clear = (o.material as THREE.Material).transparent;
      o.castShadow = !clear;
      o.receiveShadow = !clear;
    });
    const holder = new THREE.Group();
    holder.add(g, contactShadow(v.shadow, v.tyres, shadow));
    if (mirror) {
      const m = g.clone(true);
      m.scale.y = -1;
      m.traverse((o) => {
        o.castShadow = false;
        o.renderOrder = -3;
      });
      holder.add(m);
    }
    holder.position.set(p.x, 0, p.z);
    holder.rotation.y = p.turn;
    scene.add(holder);
  }
};

type Sky = {
  top: string;
  middle: string;
  horizon: string;
  glow: string;
  sun: [number, number, number];
  clouds: number;
};
const skyMaterial = (s: Sky): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthWrite: false,
    uniforms: {
      top: { value: new THREE.Color(s.top) },
      middle: { value: new THREE.Color(s.middle) },
      horizon: { value: new THREE.Color(s.horizon) },
      glow: { value: new THREE.Color(s.glow) },
      sun: { value: new THREE.Vector3(...s.sun).normalize() },
      clouds: { value: s.clouds },
    },
    vertexShader:
      'varying vec3 d; void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader: `varying vec3 d; uniform vec3 top; uniform vec3 middle; uniform vec3 horizon; uniform vec3 glow; uniform vec3 sun; uniform float clouds;
float h(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float n(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f); return mix(mix(h(i), h(i + vec2(1, 0)), f.x), mix(h(i + vec2(0, 1)), h(i + vec2(1, 1)), f.x), f.y); }
float fbm(vec2 p) { float a = 0., w = .5; for (int i = 0; i < 5; i++) { a += w * n(p); p = p * 2.03 + 7.1; w *= .5; } return a; }
void main() { vec3 v = normalize(d); float y = max(v.y, 0.);
 vec3 c = mix(horizon, middle, smoothstep(0., .16, y)); c = mix(c, top, smoothstep(.12, .55, y));
 float s = max(dot(v, sun), 0.); c += glow * (pow(s, 6.) * .35 + pow(s, 60.) * .5);
 vec2 q = v.xz / (y + .12); float f = fbm(vec2(q.x * .55, q.y * 1.6) + 3.); float cl = smoothstep(.48, .78, f) * smoothstep(.015, .12, y) * clouds;
 c = mix(c, mix(vec3(1.), glow, .18) * .98, cl * .75);
 if (v.y < 0.) c = mix(horizon, vec3(.3, .3, .3), smoothstep(0., -.08, v.y));
 gl_FragColor = vec4(c, 1.);
#include <colorspace_fragment>
 }`,
  });

const outdoors = (
  renderer: THREE.WebGLRenderer,
  s: Sky,
  sunColour: string,
  sunPower: number,
  fill: number,
): THREE.Scene => {
  const scene = new THREE.Scene();
  const dome = new THREE.Mesh(new THREE.SphereGeometry(220, 48, 32), skyMaterial(s));
  dome.renderOrder = -5;
  scene.add(dome);
  const envScene = new THREE.Scene();
  envScene.add(new THREE.Mesh(new THREE.SphereGeometry(60, 48, 32), skyMaterial(s)));
  const pmrem = new THREE.PMREMGenerator(renderer);
  scene.environment = pmrem.fromScene(envScene, 0.006, 0.1, 200, { size: 512 }).texture;
  scene.environmentIntensity = fill;
  const sun = new THREE.DirectionalLight(sunColour, sunPower);
  sun.position
    .set(...s.sun)
    .normalize()
    .multiplyScalar(45);
  sun.castShadow = true;
  sun.shadow.mapSize.set(4096, 4096);
  Object.assign(sun.shadow.camera, { left: -26, right: 26, top: 22, bottom: -22, near: 1, far: 110 });
  sun.shadow.bias = -0.0005;
  sun.shadow.normalBias = 0.05;
  sun.shadow.radius = 4;
  scene.add(sun);
  scene.fog = new THREE.Fog(s.horizon, 60, 210);
  return scene;
};

const groundTexture = (
  base: string,
  speck: number,
  seed: number,
  lines?: (c: CanvasRenderingContext2D, k: number) => void,
): THREE.CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = 2048;
  canvas.height = 2048;
  const c = canvas.getContext('2d')!;
  c.fillStyle = base;
  c.fillRect(0, 0, 2048, 2048);
  const r = rng(seed);
  for (let i = 0; i < 700; i++) {
    const x = r() * 2048;
    const y = r() * 2048;
    const s = 40 + r() * 190;
    const grad = c.createRadialGradient(x, y, 0, x, y, s);
    const a = r() * 0.05;
    grad.addColorStop(0, r() > 0.5 ? `rgba(255,255,255,${a})` : `rgba(0,0,0,${a})`);
    grad.addColorStop(1, 'rgba(0,0,0,0)');
    c.fillStyle = grad;
    c.fillRect(x - s, y - s, s * 2, s * 2);
  }
  for (let i = 0; i < 60000; i++) {
    c.fillStyle = r() > 0.5 ? `rgba(255,255,255,${r() * speck})` : `rgba(0,0,0,${r() * speck})`;
    c.fillRect(r() * 2048, r() * 2048, 1.5, 1.5);
  }
  lines?.(c, 2048 / 60);
  const t = new THREE.CanvasTexture(canvas);
  t.colorSpace = THREE.SRGBColorSpace;
  t.anisotropy = 16;
  return t;
};
const ground = (texture: THREE.Texture, size = 60): THREE.Mesh => {
  const m = new THREE.Mesh(
    new THREE.PlaneGeometry(size, size),
    new THREE.MeshStandardMaterial({ map: texture, roughness: 0.92, envMapIntensity: 0.75 }),
  );
  m.rotation.x = -Math.PI / 2;
  m.receiveShadow = true;
  return m;
};

/** A gum tree: pale trunk, forked limbs, leaves in loose clumps. */
const gum = (seed: number, height: number, leafColours: readonly string[]): THREE.Group => {
  const r = rng(seed);
  const g = new THREE.Group();
  const bark = new THREE.MeshStandardMaterial({ color: '#b3a594', roughness: 0.9 });
  const crown: [number, number, number, number][] = [];
  const limb = (
    x: number,
    y: number,
    z: number,
    tx: number,
    ty: number,
    tz: number,
    rad: number,
    depth: number,
  ): void => {
    g.add(
      tube(
        [
          [x, y, z],
          [(x + tx) / 2 + (r() - 0.5) * 0.4, (y + ty) / 2, (z + tz) / 2 + (r() - 0.5) * 0.4],
          [tx, ty, tz],
        ],
        rad,
        bark,
      ),
    );
    if (depth === 0) {
      crown.push([tx, ty, tz, 0.7 + r() * 0.7]);
      return;
    }
    const n = 2 + Math.floor(r() * 2);
    for (let i = 0; i < n; i++) {
      const a = r() * Math.PI * 2;
      const l = height * (0.16 + r() * 0.12);
      limb(
        tx,
        ty,
        tz,
        tx + Math.cos(a) * l * 0.8,
        ty + l * (0.5 + r() * 0.5),
        tz + Math.sin(a) * l * 0.8,
        rad * 0.6,
        depth - 1,
      );
    }
  };
  limb(0, 0, 0, (r() - 0.5) * 0.8, height * 0.42, (r() - 0.5) * 0.8, height * 0.026, 2);
  for (const colour of leafColours) {
    const pos: number[] = [];
    const nor: number[] = [];
    for (const [cx, cy, cz, s] of crown)
      for (let i = 0; i < 420; i++) {
        const u = r() * 2 - 1;
        const t = r() * Math.PI * 2;
        const q = Math.cbrt(r()) * s * height * 0.13;
        const w = Math.sqrt(1 - u * u);
        const p = new THREE.Vector3(
          cx + Math.cos(t) * w * q * 1.25,
          cy + u * q * 0.75,
          cz + Math.sin(t) * w * q * 1.25,
        );
        const a = new THREE.Vector3(r() - 0.5, r() - 0.9, r() - 0.5).setLength(0.15 + r() * 0.12);
        const b = new THREE.Vector3(r() - 0.5, r() - 0.5, r() - 0.5).setLength(0.05);
        const n = new THREE.Vector3(Math.cos(t) * w, u + 0.5, Math.sin(t) * w).normalize();
        for (const v of [p, p.clone().add(a).add(b), p.clone().add(a).sub(b)]) {
          pos.push(v.x, v.y, v.z);
          nor.push(n.x, n.y, n.z);
        }
      }
    const geo = new THREE.BufferGeometry();
    geo.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
    geo.setAttribute('normal', new THREE.Float32BufferAttribute(nor, 3));
    const m = new THREE.Mesh(
      geo,
      new THREE.MeshStandardMaterial({ color: colour, roughness: 0.85, side: THREE.DoubleSide, envMapIntensity: 0.6 }),
    );
    m.castShadow = true;
    g.add(m);
  }
  return g;
};

const hills = (scene: THREE.Scene, colour: string, z: number, high: number, seed: number): void => {
  const r = rng(seed);
  const shape = new THREE.Shape();
  shape.moveTo(-260, 0);
  let y = high * 0.6;
  for (let x = -260; x <= 260; x += 8) {
    y += (r() - 0.5) * high * 0.34 + (high * 0.6 - y) * 0.18;
    shape.lineTo(x, Math.max(high * 0.2, y));
  }
  shape.lineTo(260, 0);
  const m = new THREE.Mesh(new THREE.ShapeGeometry(shape), new THREE.MeshBasicMaterial({ color: colour, fog: false }));
  m.position.z = z;
  scene.add(m);
};

/** A simple showroom: glass front under a deep white roof, with a coloured band. */
const showroom = (scene: THREE.Scene, x: number, z: number, w: number, band: string): void => {
  const white = new THREE.MeshStandardMaterial({ color: '#e9ebec', roughness: 0.7 });
  const bandMaterial = new THREE.MeshStandardMaterial({ color: band, roughness: 0.5 });
  const dark = new THREE.MeshStandardMaterial({ color: '#23282d', roughness: 0.6 });
  const glass = new THREE.MeshPhysicalMaterial({
    color: '#2a3a44',
    roughness: 0.03,
    metalness: 0,
    transparent: true,
    opacity: 0.34,
    clearcoat: 1,
    envMapIntensity: 1.3,
  });
  const d = 9;
  const add = (m: THREE.Mesh): void => {
    m.castShadow = true;
    m.receiveShadow = true;
    scene.add(m);
  };
  add(slab(w, 0.3, d, x, 0.15, z, white));
  add(slab(w + 2.4, 0.34, d + 3.4, x, 5.0, z + 1, white, 0.04));
  add(slab(w + 2.44, 0.9, 0.2, x, 5.42, z + d / 2 + 2.86, bandMaterial, 0.03));
  add(slab(w * 0.24, 0.16, 0.22, x - w * 0.3, 5.42, z + d / 2 + 2.9, white, 0.02));
  add(slab(w, 4.7, 0.2, x, 2.4, z - d / 2, white));
  const inside = new THREE.Mesh(
    new THREE.PlaneGeometry(w - 0.6, 4.2),
    new THREE.MeshBasicMaterial({ color: '#f3e7d2' }),
  );
  inside.position.set(x, 2.4, z - d / 2 + 0.2);
  scene.add(inside);
  for (let i = 0; i < 7; i++) {
    const lamp = new THREE.Mesh(
      new THREE.BoxGeometry(w * 0.11, 0.06, 0.4),
      new THREE.MeshBasicMaterial({ color: '#fffaf0' }),
    );
    lamp.position.set(x - w / 2 + (w * (i + 0.5)) / 7, 4.5, z + 1.5);
    scene.add(lamp);
  }
  add(slab(2.6, 1.1, 0.8, x + w * 0.2, 0.85, z - 1, dark));
  for (let i = 0; i < 4; i++)
    scene.add(
      slab(2.8, 1.7, 0.06, x - w * 0.36 + i * w * 0.24, 2.9, z - d / 2 + 0.3, i % 2 ? bandMaterial : white, 0.02),
    );
  for (const px of [-0.25, 0.02]) add(slab(4.6, 0.14, 2.2, x + w * px, 0.36, z + 0.6, white, 0.04));
  const front = new THREE.Mesh(new THREE.PlaneGeometry(w - 0.2, 4.5), glass);
  front.position.set(x, 2.5, z + d / 2);
  scene.add(front);
  for (let i = 0; i <= 10; i++) add(slab(0.08, 4.6, 0.14, x - w / 2 + (w * i) / 10, 2.5, z + d / 2, dark, 0.02));
  add(slab(w, 0.1, 0.14, x, 3.6, z + d / 2, dark, 0.02));
  for (const sx of [-1, -0.33, 0.33, 1])
    add(slab(0.28, 4.8, 0.28, x + (sx * w) / 2, 2.4, z + d / 2 + 2.2, white, 0.03));
};

const yard = (renderer: THREE.WebGLRenderer, paints: Record<string, Paint>): Stage => {
  const scene = outdoors(
    renderer,
    { top: '#4d83bd', middle: '#9cc2de', horizon: '#f2dcc0', glow: '#ffcf94', sun: [-0.75, 0.42, 0.62], clouds: 0.8 },
    '#ffdfb0',
    3.4,
    0.72,
  );
  scene.add(
    ground(
      groundTexture('#b7b1a4', 0.14, 5, (c, k) => {
        c.strokeStyle = 'rgba(245,245,240,.85)';
        c.lineWidth = 0.11 * k;
        for (let i = -8; i < 9; i++) {
          c.beginPath();
          c.moveTo((30 + i * 3.5 - 1.2) * k, 27.5 * k);
          c.lineTo((30 + i * 3.5 + 1.2) * k, 33.5 * k);
          c.stroke();
        }
        c.strokeStyle = 'rgba(60,60,60,.25)';
        c.lineWidth = 0.03 * k;
        for (let i = 0; i < 13; i++) {
          c.beginPath();
          c.moveTo(0, i * 5 * k);
          c.lineTo(60 * k, i * 5 * k);
          c.moveTo(i * 5 * k, 0);
          c.lineTo(i * 5 * k, 60 * k);
          c.stroke();
        }
      }),
    ),
  );
  const far = ground(groundTexture('#8b9170', 0.1, 9), 500);
  far.position.y = -0.03;
  scene.add(far);
  hills(scene, '#9fb3bd', -150, 15, 3);
  hills(scene, '#7f9789', -110, 8, 8);
  showroom(scene, 6, -15, 26, '#12233b');
  park(
    scene,
    [
      { body: 'suv', colour: 'red', x: -0.5, z: -14.2, turn: -0.6 },
      { body: 'coupe', colour: 'orange', x: 6.6, z: -14.2, turn: -0.6 },
    ],
    paints,
    0,
  );
  const leaves = ['#5d6f4f', '#73835c', '#86936b'];
  for (const [x, z, h, s] of [
    [-20, -20, 9, 1],
    [-13, -24, 11, 2],
    [-27, -16, 8, 3],
    [24, -22, 12, 4],
    [31, -14, 9, 5],
    [-36, -28, 12, 6],
    [-8.5, -19, 7, 9],
  ] as const) {
    const t = gum(s, h, leaves);
    t.position.set(x, 0, z);
    scene.add(t);
  }
  const turn = -Math.PI / 2 + 0.38;
  park(
    scene,
    [
      { body: 'ute', colour: 'white', x: -7.4, z: 0.3, turn },
      { body: 'suv', colour: 'blue', x: -3.7, z: 0.3, turn },
      { body: 'hatch', colour: 'red', x: 0, z: 0.5, turn },
      { body: 'sedan', colour: 'silver', x: 3.6, z: 0.4, turn },
      { body: 'fourByFour', colour: 'green', x: 7.3, z: 0.3, turn },
      { body: 'wagon', colour: 'grey', x: 10.9, z: 0.3, turn },
      { body: 'van', colour: 'white', x: -11.3, z: 0, turn },
    ],
    paints,
    0.9,
  );
  return {
    scene,
    eye: [-2.6, 1.95, 15.5],
    look: [0.2, 1.85, 0],
    fov: 29,
    narrow: { eye: [-3.6, 1.95, 15.5], look: [-1.6, 1.85, 0], fov: 29 },
    exposure: 1.06,
  };
};

const suburb = (renderer: THREE.WebGLRenderer, paints: Record<string, Paint>): Stage => {
  const scene = outdoors(
    renderer,
    { top: '#3f86cf', middle: '#8fc0e6', horizon: '#f5e6cc', glow: '#ffd9a0', sun: [0.72, 0.62, 0.55], clouds: 0.65 },
    '#ffdca4',
    3.0,
    0.9,
  );
  scene.add(ground(groundTexture('#b7a48b', 0.18, 15)));
  const lawn = ground(groundTexture('#8f9a55', 0.16, 19), 500);
  lawn.position.y = -0.03;
  scene.add(lawn);
  const verge = slab(
    60,
    0.12,
    3.4,
    0,
    0.03,
    -6.8,
    new THREE.MeshStandardMaterial({ color: '#8ba04e', roughness: 1 }),
    0.05,
  );
  verge.receiveShadow = true;
  scene.add(verge);
  hills(scene, '#a9bfae', -140, 9, 13);
  const add = (m: THREE.Mesh): void => {
    m.castShadow = true;
    m.receiveShadow = true;
    scene.add(m);
  };
  const roofOf = (x: number, z: number, w: number, d: number, y: number, high: number, colour: string): void => {
    const s = new THREE.Shape();
    s.moveTo(-w / 2 - 0.5, 0)
      .lineTo(w / 2 + 0.5, 0)
      .lineTo(w / 2 - 1.6, high)
      .lineTo(-w / 2 + 1.6, high)
      .closePath();
    const geo = new THREE.ExtrudeGeometry(s, { depth: d + 1, bevelEnabled: false });
    geo.translate(x, y, z - d / 2 - 0.5);
    add(new THREE.Mesh(geo, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.8 })));
  };
  // houses behind a paling fence
  for (const [x, w, wall, roof] of [
    [-19, 11, '#e7dcc4', '#9c4a35'],
    [-4.5, 10, '#cfdad6', '#6b7278'],
    [20, 12, '#efe6d4', '#a45a3c'],
  ] as const) {
    add(slab(w, 3, 7, x, 1.5, -16, new THREE.MeshStandardMaterial({ color: wall, roughness: 0.85 })));
    for (let i = 0; i < 9; i++)
      scene.add(
        slab(w, 0.02, 0.02, x, 0.5 + i * 0.3, -12.48, new THREE.MeshStandardMaterial({ color: '#b9ad95' }), 0.004),
      );
    for (const s of [-0.28, 0.26]) {
      add(slab(1.9, 1.4, 0.1, x + w * s, 1.75, -12.48, new THREE.MeshStandardMaterial({ color: '#fbf8f0' })));
      scene.add(
        slab(
          1.66,
          1.16,
          0.1,
          x + w * s,
          1.75,
          -12.44,
          new THREE.MeshPhysicalMaterial({ color: '#24323b', roughness: 0.05, clearcoat: 1 }),
        ),
      );
    }
    roofOf(x, -16, w, 7, 3, 2, roof);
  }
  const fence = new THREE.MeshStandardMaterial({ color: '#a58a66', roughness: 0.95 });
  for (let i = 0; i < 260; i++)
    if (Math.abs(i - 172) > 26) add(slab(0.19, 1.35 + (i % 3) * 0.02, 0.03, -26 + i * 0.205, 0.7, -9.2, fence, 0.006));
  // the office: a small timber building with verandah and a green band
  const timber = new THREE.MeshStandardMaterial({ color: '#f5ecd8', roughness: 0.8 });
  const green = new THREE.MeshStandardMaterial({ color: '#0f5c43', roughness: 0.6 });
  add(slab(8, 3, 5, 9, 1.55, -10.5, timber));
  for (let i = 0; i < 10; i++)
    scene.add(
      slab(8.02, 0.02, 0.02, 9, 0.4 + i * 0.28, -7.98, new THREE.MeshStandardMaterial({ color: '#cfc2a4' }), 0.004),
    );
  roofOf(9, -10.5, 8, 5, 3.05, 1.5, '#54606a');
  add(slab(9, 0.1, 2.6, 9, 2.86, -6.9, green, 0.03));
  add(slab(9, 0.5, 0.08, 9, 2.72, -5.62, green, 0.02));
  for (const x of [4.8, 7.6, 10.4, 13.2]) add(slab(0.14, 2.7, 0.14, x, 1.35, -5.7, timber, 0.02));
  scene.add(
    slab(
      2.4,
      1.5,
      0.06,
      7.2,
      1.7,
      -7.96,
      new THREE.MeshPhysicalMaterial({ color: '#33454c', roughness: 0.05, clearcoat: 1 }),
    ),
    slab(1.1, 2.2, 0.06, 10.2, 1.25, -7.96, green),
    slab(
      1.6,
      1.5,
      0.06,
      12,
      1.7,
      -7.96,
      new THREE.MeshPhysicalMaterial({ color: '#33454c', roughness: 0.05, clearcoat: 1 }),
    ),
  );
  const leaves = ['#5c7a43', '#76914f', '#90a55f'];
  for (const [x, z, h, s] of [
    [-12, -12, 10, 31],
    [-29, -18, 12, 32],
    [2.4, -13, 9, 33],
    [16.5, -12.5, 10, 34],
    [28, -14, 12, 35],
    [-20, -24, 13, 36],
  ] as const) {
    const t = gum(s, h, leaves);
    t.position.set(x, 0, z);
    scene.add(t);
  }
  // bunting
  const pole = new THREE.MeshStandardMaterial({ color: '#f3efe4', roughness: 0.5 });
  const flags = ['#ffc53d', '#0f5c43', '#f7f2e6', '#b3361b'].map(
    (c) => new THREE.MeshStandardMaterial({ color: c, side: THREE.DoubleSide, roughness: 0.8 }),
  );
  for (const x of [-15, -5, 5, 15]) {
    add(
      tube(
        [
          [x, 0, -5],
          [x, 4.4, -5],
        ],
        0.06,
        pole,
      ),
    );
    if (x < 15) {
      const at = (u: number): [number, number, number] => [x + 10 * u, 4.3 - Math.sin(Math.PI * u) * 0.7, -5];
      add(tube([at(0), at(0.25), at(0.5), at(0.75), at(1)], 0.012, pole));
      for (let i = 0; i < 20; i++) {
        const [fx, fy, fz] = at((i + 0.5) / 20);
        const geo = new THREE.BufferGeometry();
        const sway = Math.sin(i * 1.7) * 0.06;
        geo.setAttribute(
          'position',
          new THREE.Float32BufferAttribute(
            [fx - 0.16, fy, fz, fx + 0.16, fy, fz, fx + sway, fy - 0.42, fz + sway * 2],
            3,
          ),
        );
        geo.computeVertexNormals();
        add(new THREE.Mesh(geo, flags[i % flags.length]!));
      }
    }
  }
  const turn = -Math.PI / 2 - 0.42;
  park(
    scene,
    [
      { body: 'wagon', colour: 'silver', x: -10.4, z: 0, turn },
      { body: 'hatch', colour: 'orange', x: -6.6, z: 0.3, turn },
      { body: 'suv', colour: 'white', x: -3, z: 0.2, turn },
      { body: 'hatch', colour: 'green', x: 0.6, z: 0.4, turn },
      { body: 'ute', colour: 'red', x: 4.4, z: 0, turn },
      { body: 'sedan', colour: 'blue', x: 8.2, z: 0.2, turn },
    ],
    paints,
    0.9,
  );
  return {
    scene,
    eye: [1.8, 1.9, 14.5],
    look: [-0.4, 1.8, 0],
    fov: 27,
    narrow: { eye: [2.6, 1.9, 14.5], look: [0.4, 1.8, 0], fov: 27 },
    exposure: 0.95,
  };
};

const showroomFloor = (renderer: THREE.WebGLRenderer, paints: Record<string, Paint>): Stage => {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color('#eceeef');
  scene.environment = studioEnvironment(renderer);
  scene.environmentIntensity = 1.05;
  const flat = (c: string): THREE.MeshBasicMaterial => new THREE.MeshBasicMaterial({ color: c, toneMapped: false });
  const gradient = (stops: readonly [number, string][], vertical = true): THREE.MeshBasicMaterial => {
    const canvas = document.createElement('canvas');
    canvas.width = 256;
    canvas.height = 256;
    const c = canvas.getContext('2d')!;
    const g = vertical ? c.createLinearGradient(0, 0, 0, 256) : c.createLinearGradient(0, 0, 256, 0);
    for (const [at, colour] of stops) g.addColorStop(at, colour);
    c.fillStyle = g;
    c.fillRect(0, 0, 256, 256);
    const t = new THREE.CanvasTexture(canvas);
    t.colorSpace = THREE.SRGBColorSpace;
    return new THREE.MeshBasicMaterial({ map: t, toneMapped: false });
  };
  const addMesh = (
    geo: THREE.BufferGeometry,
    m: THREE.Material,
    x: number,
    y: number,
    z: number,
    ry = 0,
  ): THREE.Mesh => {
    const mesh = new THREE.Mesh(geo, m);
    mesh.position.set(x, y, z);
    mesh.rotation.y = ry;
    return mesh;
  };
  const room = new THREE.Group();
  room.add(
    addMesh(
      new THREE.PlaneGeometry(60, 7),
      gradient([
        [0, '#f7f8f8'],
        [0.55, '#f0f1f2'],
        [1, '#e0e2e3'],
      ]),
      0,
      3.5,
      -12,
    ),
  );
  // panels with thin joints, a plinth line and one red rule
  for (let i = -9; i <= 9; i++)
    room.add(addMesh(new THREE.BoxGeometry(0.02, 7, 0.02), flat('#d9dbdc'), i * 3.1, 3.5, -11.98));
  room.add(
    addMesh(new THREE.BoxGeometry(60, 0.05, 0.04), flat('#c4001a'), 0, 3.55, -11.94),
    addMesh(new THREE.BoxGeometry(60, 0.16, 0.06), flat('#cfd1d2'), 0, 0.08, -11.94),
  );
  // tall windows on the left with daylight, a dark display wall on the right
  for (let i = 0; i < 5; i++) {
    room.add(
      addMesh(
        new THREE.PlaneGeometry(3.02, 4.6),
        gradient([
          [0, '#ffffff'],
          [0.6, '#f4f9fd'],
          [0.62, '#dfe8e6'],
          [1, '#e9eceb'],
        ]),
        -16 + i * 3.1,
        2.9,
        -11.9,
      ),
    );
    for (const dx of [-1.55, 1.55])
      room.add(addMesh(new THREE.BoxGeometry(0.09, 4.7, 0.08), flat('#9a9d9f'), -16 + i * 3.1 + dx, 2.9, -11.86));
  }
  room.add(
    addMesh(new THREE.BoxGeometry(6.2, 3.6, 0.2), flat('#17191b'), 9.4, 1.95, -11.85),
    addMesh(new THREE.BoxGeometry(5.2, 0.03, 0.02), flat('#c4001a'), 9.4, 0.9, -11.73),
  );
  const lines = addMesh(
    new THREE.PlaneGeometry(5.2, 2.2),
    gradient(
      [
        [0, '#2a2d30'],
        [0.5, '#3b4045'],
        [1, '#202326'],
      ],
      false,
    ),
    9.4,
    2.25,
    -11.74,
  );
  room.add(lines);
  room.add(
    addMesh(new THREE.BoxGeometry(2.4, 1.05, 0.8), flat('#f4f5f5'), 15.2, 0.52, -9),
    addMesh(new THREE.BoxGeometry(2.46, 0.05, 0.86), flat('#bfc2c4'), 15.2, 1.07, -9),
  );
  // ceiling with light lines
  const ceiling = addMesh(new THREE.PlaneGeometry(60, 40), flat('#e6e8e9'), 0, 5.6, 0);
  ceiling.rotation.x = Math.PI / 2;
  room.add(ceiling);
  for (let i = 0; i < 7; i++) {
    const l = addMesh(new THREE.PlaneGeometry(44, 0.26), flat('#ffffff'), 0, 5.58, -10 + i * 2.4);
    l.rotation.x = Math.PI / 2;
    room.add(l);
  }
  const reflected = room.clone(true);
  reflected.scale.y = -1;
  reflected.traverse((o) => {
    o.renderOrder = -4;
  });
  scene.add(room, reflected);
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(120, 80),
    new THREE.MeshBasicMaterial({
      color: '#e7e9ea',
      transparent: true,
      opacity: 0.87,
      depthWrite: false,
      toneMapped: false,
    }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.renderOrder = -1;
  scene.add(floor);
  for (let i = -8; i <= 8; i++) {
    const joint = new THREE.Mesh(
      new THREE.PlaneGeometry(0.012, 60),
      new THREE.MeshBasicMaterial({
        color: '#cfd2d4',
        transparent: true,
        opacity: 0.8,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    joint.rotation.x = -Math.PI / 2;
    joint.position.set(i * 2.4, 0.001, 0);
    scene.add(joint);
  }
  const sun = new THREE.DirectionalLight('#ffffff', 0.8);
  sun.position.set(-6, 12, 8);
  scene.add(sun);
  park(
    scene,
    [
      { body: 'suv', colour: 'white', x: -2.6, z: 1.2, turn: -0.72 },
      { body: 'sedan', colour: 'red', x: 4.4, z: -1.4, turn: -Math.PI + 0.62 },
      { body: 'hatch', colour: 'grey', x: -9.2, z: -3.4, turn: -0.5 },
    ],
    paints,
    0.8,
    true,
  );
  return {
    scene,
    eye: [0.6, 1.6, 14],
    look: [0.6, 1.3, 0],
    fov: 24,
    narrow: { eye: [-2.2, 1.6, 15], look: [-2.2, 1.3, 0], fov: 25 },
    exposure: 1,
  };
};

export const stages: Record<string, (renderer: THREE.WebGLRenderer, paints: Record<string, Paint>) => Stage> = {
  yard,
  showroom: showroomFloor,
  suburb,
};
