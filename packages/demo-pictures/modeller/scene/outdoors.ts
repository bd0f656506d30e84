/** What is outdoors: sky and sun, ground, gum trees, hills, buildings and parked vehicles. */
import * as THREE from 'three';
import { slab, tube } from './car.ts';
import type { Vehicle } from './carSpec.ts';
import { merged } from './merged.ts';
import type { Look } from './look.ts';
import type { Paint } from './skin.ts';
import { contactShadow } from './studio.ts';
import { vehicles } from './vehicles.ts';

export type Park = { body: string; colour: string; x: number; z: number; turn: number; look?: Look };

/** A seeded random generator, so that the trees are always the same. */
export const rng = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Vehicles in the distance are modelled once and parked several times. */
const models = new Map<string, { v: Vehicle; g: THREE.Group }>();
const standing = ({ body, colour, look }: Park, paint: Paint): { v: Vehicle; g: THREE.Group } => {
  const name = JSON.stringify([body, colour, look]);
  const known = models.get(name);
  if (known) return { v: known.v, g: known.g.clone(true) };
  const v: Vehicle = vehicles[body]!(look);
  v.repaint(paint);
  const g = merged(v.group);
  g.traverse((o) => {
    if (!(o instanceof THREE.Mesh)) return;
    const clear = (o.material as THREE.Material).transparent;
    o.castShadow = !clear;
    o.receiveShadow = !clear;
  });
  models.set(name, { v, g });
  return { v, g };
};

export const park = (
  scene: THREE.Object3D,
  list: readonly Park[],
  paints: Record<string, Paint>,
  shadow: number,
  mirror = false,
): void => {
  for (const p of list) {
    const { v, g } = standing(p, paints[p.colour]!);
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

export type Sky = {
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

/** What paint reflects under the open sky. */
export const skyEnvironment = (renderer: THREE.WebGLRenderer, s: Sky): THREE.Texture => {
  const scene = new THREE.Scene();
  scene.add(new THREE.Mesh(new THREE.SphereGeometry(60, 48, 32), skyMaterial(s)));
  const pmrem = new THREE.PMREMGenerator(renderer);
  const { texture } = pmrem.fromScene(scene, 0.006, 0.1, 200, { size: 256 });
  pmrem.dispose();
  return texture;
};

/** A scene under the sky with a sun and its shadows; `fill` is the light of the sky. */
export const outdoors = (s: Sky, sunColour: string, sunPower: number, fill: number): THREE.Scene => {
  const scene = new THREE.Scene();
  const dome = new THREE.Mesh(new THREE.SphereGeometry(220, 48, 32), skyMaterial(s));
  dome.renderOrder = -5;
  scene.add(dome);
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

export const groundTexture = (
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
export const ground = (texture: THREE.Texture, size = 60): THREE.Mesh => {
  const m = new THREE.Mesh(
    new THREE.PlaneGeometry(size, size),
    new THREE.MeshStandardMaterial({ map: texture, roughness: 0.92, envMapIntensity: 0.75 }),
  );
  m.rotation.x = -Math.PI / 2;
  m.receiveShadow = true;
  return m;
};

/** A gum tree: pale trunk, forked limbs, leaves in loose clumps. */
export const gum = (seed: number, height: number, leafColours: readonly string[]): THREE.Group => {
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

export const hills = (scene: THREE.Object3D, colour: string, z: number, high: number, seed: number): void => {
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
export const showroom = (scene: THREE.Object3D, x: number, z: number, w: number, band: string, light = 1): void => {
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
    new THREE.MeshBasicMaterial({ color: new THREE.Color('#f3e7d2').multiplyScalar(light) }),
  );
  inside.position.set(x, 2.4, z - d / 2 + 0.2);
  scene.add(inside);
  for (let i = 0; i < 7; i++) {
    const lamp = new THREE.Mesh(
      new THREE.BoxGeometry(w * 0.11, 0.06, 0.4),
      new THREE.MeshBasicMaterial({ color: new THREE.Color('#fffaf0').multiplyScalar(light * light) }),
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

/** A weatherboard house with a hipped roof, its front at z and facing +z; lit windows shine brighter than white. */
export const house = (
  target: THREE.Object3D,
  { x, z, w, wall, roof, light = 0 }: { x: number; z: number; w: number; wall: string; roof: string; light?: number },
): void => {
  const d = 7;
  const add = (m: THREE.Mesh): void => {
    m.castShadow = true;
    m.receiveShadow = true;
    target.add(m);
  };
  add(slab(w, 3, d, x, 1.5, z - d / 2, new THREE.MeshStandardMaterial({ color: wall, roughness: 0.85 })));
  const board = new THREE.MeshStandardMaterial({ color: new THREE.Color(wall).multiplyScalar(0.8) });
  for (let i = 0; i < 9; i++) target.add(slab(w, 0.02, 0.02, x, 0.5 + i * 0.3, z + 0.01, board, 0.004));
  const shape = new THREE.Shape();
  shape
    .moveTo(-w / 2 - 0.5, 0)
    .lineTo(w / 2 + 0.5, 0)
    .lineTo(w / 2 - 1.9, 1.6)
    .lineTo(-w / 2 + 1.9, 1.6)
    .closePath();
  const cover = new THREE.ExtrudeGeometry(shape, { depth: d + 1.4, bevelEnabled: false });
  cover.translate(x, 3, z - d - 0.5);
  add(new THREE.Mesh(cover, new THREE.MeshStandardMaterial({ color: roof, roughness: 0.8 })));
  const white = new THREE.MeshStandardMaterial({ color: '#f4f1ea', roughness: 0.7 });
  const dark = new THREE.MeshPhysicalMaterial({ color: '#24323b', roughness: 0.05, clearcoat: 1 });
  const lit = new THREE.MeshBasicMaterial({ color: new THREE.Color('#ffcf8a').multiplyScalar(Math.max(light, 0.01)) });
  for (const [at, width, glow] of [
    [-0.28, 1.9, true],
    [0.28, 1.5, false],
  ] as const) {
    add(slab(width, 1.4, 0.1, x + w * at, 1.7, z + 0.03, white));
    target.add(slab(width - 0.24, 1.16, 0.1, x + w * at, 1.7, z + 0.06, light > 0 && glow ? lit : dark));
  }
  add(slab(1, 2.1, 0.08, x + w * 0.04, 1.1, z + 0.05, new THREE.MeshStandardMaterial({ color: '#5a3b2c' })));
};

/** A lamp post; at night its head shines. */
export const lampPost = (target: THREE.Object3D, x: number, z: number, high: number, light: number): void => {
  const steel = new THREE.MeshStandardMaterial({ color: '#6f757a', roughness: 0.5, metalness: 0.6 });
  const post = tube(
    [
      [x, 0, z],
      [x, high, z],
      [x + 0.9, high + 0.25, z],
    ],
    0.07,
    steel,
  );
  post.castShadow = true;
  const head = new THREE.Mesh(
    new THREE.BoxGeometry(0.7, 0.1, 0.3),
    light > 0 ? new THREE.MeshBasicMaterial({ color: new THREE.Color('#ffdca8').multiplyScalar(light) }) : steel,
  );
  head.position.set(x + 1.1, high + 0.22, z);
  target.add(post, head);
};
