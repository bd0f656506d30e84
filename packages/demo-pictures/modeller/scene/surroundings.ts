/** The places outdoors where vehicles are photographed: a dealer's yard and a street, by day and at dusk. */
import * as THREE from 'three';
import type { PictureSetting, PictureTime } from '@dealer/mocks/pictures';
import { slab, tube } from './car.ts';
import { groundTexture, gum, hills, house, lampPost, outdoors, park, rng, showroom, type Sky } from './outdoors.ts';
import type { Paint } from './skin.ts';

type Surroundings = {
  scene: THREE.Scene;
  /** What is in the distance: photographed out of focus. */
  far: THREE.Group;
  /** The ground around the vehicle, which is sharp and fades into the distance. */
  near: THREE.Group;
  /** The sun's shadows: one light for everything in the distance, one for the vehicle. */
  farSun: THREE.DirectionalLight;
  sun: THREE.DirectionalLight;
  fade: { value: THREE.Vector2 };
  exposure: number;
  /** The blur of the distance, as a share of the picture's height. */
  blur: number;
  shadow: number;
  lamps: number;
};

type Light = {
  sky: Sky;
  sun: string;
  power: number;
  fill: number;
  exposure: number;
  blur: number;
  /** The brightness of windows and lamps; 0 by day. */
  light: number;
  shadow: number;
  lamps: number;
};
const lights: Record<Exclude<PictureSetting, 'studio'>, Record<PictureTime, Light>> = {
  yard: {
    day: {
      sky: {
        top: '#6d9cc9',
        middle: '#abc9df',
        horizon: '#ece8df',
        glow: '#ffe6c4',
        sun: [0.42, 0.62, 0.55],
        clouds: 1,
      },
      sun: '#fff0d6',
      power: 3.1,
      fill: 0.95,
      exposure: 0.94,
      blur: 0.011,
      light: 0,
      shadow: 0.8,
      lamps: 1,
    },
    dusk: {
      sky: {
        top: '#2b3d62',
        middle: '#6f7697',
        horizon: '#e9a981',
        glow: '#ff9a50',
        sun: [-0.7, 0.16, 0.5],
        clouds: 0.7,
      },
      sun: '#ffb37a',
      power: 1.5,
      fill: 1.5,
      exposure: 1.55,
      blur: 0.013,
      light: 2.4,
      shadow: 1,
      lamps: 2.6,
    },
  },
  street: {
    day: {
      sky: {
        top: '#6a9dd0',
        middle: '#aecde4',
        horizon: '#f0eadd',
        glow: '#ffe9c6',
        sun: [0.36, 0.6, 0.58],
        clouds: 0.9,
      },
      sun: '#ffedcf',
      power: 3,
      fill: 0.95,
      exposure: 0.94,
      blur: 0.012,
      light: 0,
      shadow: 0.8,
      lamps: 1,
    },
    dusk: {
      sky: {
        top: '#2a3c62',
        middle: '#66729a',
        horizon: '#e3a48c',
        glow: '#ff8a58',
        sun: [-0.85, 0.13, 0.35],
        clouds: 0.6,
      },
      sun: '#ffab80',
      power: 1.2,
      fill: 1.55,
      exposure: 1.65,
      blur: 0.013,
      light: 2.6,
      shadow: 1,
      lamps: 2.6,
    },
  },
};

/** A ground material with fine grain near the camera that fades out with the distance. */
const groundMaterial = (
  around: Pick<Surroundings, 'fade'>,
  {
    map,
    colour = '#ffffff',
    grain,
    rough = 0.9,
  }: { map?: THREE.Texture; colour?: string; grain: number; rough?: number },
): THREE.MeshStandardMaterial => {
  const m = new THREE.MeshStandardMaterial({
    color: colour,
    roughness: rough,
    envMapIntensity: 0.7,
    transparent: true,
    ...(map && { map }),
  });
  m.onBeforeCompile = (shader) => {
    shader.uniforms['fade'] = around.fade;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGround;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGround = (modelMatrix * vec4(position, 1.)).xyz;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying vec3 vGround; uniform vec2 fade;
float gh(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float gn(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f); return mix(mix(gh(i), gh(i + vec2(1, 0)), f.x), mix(gh(i + vec2(0, 1)), gh(i + vec2(1, 1)), f.x), f.y); }`,
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
float reach = 1. - smoothstep(5., 13., length(vViewPosition));
float speck = (gn(vGround.xz * 55.) - .5) * .8 + (gn(vGround.xz * 17. + 3.) - .5) * .5;
float patchy = (gn(vGround.xz * 1.3) - .5) * .6 + (gn(vGround.xz * .37 + 9.) - .5) * .8;
diffuseColor.rgb *= 1. + speck * ${grain.toFixed(3)} * reach + patchy * .14;`,
      )
      .replace(
        '#include <opaque_fragment>',
        `#include <opaque_fragment>
gl_FragColor.a *= 1. - smoothstep(fade.x, fade.y, length(vViewPosition));`,
      );
  };
  m.customProgramCacheKey = () => `ground${grain}${map ? 'm' : ''}`;
  return m;
};

const flat = (x0: number, x1: number, z0: number, z1: number, y: number, material: THREE.Material): THREE.Mesh => {
  const m = new THREE.Mesh(new THREE.PlaneGeometry(x1 - x0, z1 - z0), material);
  m.rotation.x = -Math.PI / 2;
  m.position.set((x0 + x1) / 2, y, (z0 + z1) / 2);
  m.receiveShadow = true;
  return m;
};

const leaves = ['#55693f', '#6d8150', '#85955f'];
const trees = (
  target: THREE.Object3D,
  list: readonly (readonly [x: number, z: number, high: number, seed: number])[],
): void => {
  for (const [x, z, high, seed] of list) {
    const t = gum(seed, high, leaves);
    t.position.set(x, 0, z);
    target.add(t);
  }
};

const hillsAround = (target: THREE.Object3D, colour: string, far: string): void => {
  [0, Math.PI / 2, -Math.PI / 2].forEach((turn, i) => {
    const side = new THREE.Group();
    hills(side, far, -150, 15, 3 + i);
    hills(side, colour, -110, 8, 8 + i);
    side.rotation.y = turn;
    target.add(side);
  });
};

const builders: Record<
  Exclude<PictureSetting, 'studio'>,
  (around: Surroundings, light: Light, paints: Record<string, Paint>) => void
> = {
  yard: (around, { light }, paints) => {
    const { near, far } = around;
    const lot = groundTexture('#96918a', 0.1, 5);
    near.add(flat(-70, 70, -40, 60, 0, groundMaterial(around, { map: lot, grain: 0.3 })));
    const line = groundMaterial(around, { colour: '#d9d8d2', grain: 0.2 });
    for (const z of [-1.75, 1.75]) near.add(flat(-3.1, 3.2, z - 0.05, z + 0.05, 0.004, line));
    for (let i = 0; i < 12; i++) near.add(flat(-18 + i * 3.1, -17.9 + i * 3.1, -11.5, -6.6, 0.004, line));
    const grass = new THREE.MeshStandardMaterial({ color: '#7d8a55', roughness: 1 });
    far.add(flat(-220, 220, -220, 220, -0.06, grass));
    hillsAround(far, light ? '#4c4f63' : '#7f9789', light ? '#6f6a80' : '#9fb3bd');
    showroom(far, 3, -29, 34, '#12233b', light || 1);
    trees(far, [
      [-22, -26, 10, 1],
      [-30, -14, 9, 2],
      [-27, -4, 11, 3],
      [-32, 6, 9, 7],
      [24, -25, 11, 4],
      [31, -14, 10, 5],
      [28, -3, 9, 6],
      [-14, -31, 12, 8],
    ]);
    const parked = [
      ['suv', 'white'],
      ['hatch', 'red'],
      ['ute', 'grey'],
      ['sedan', 'silver'],
      ['suv', 'white'],
      ['hatch', 'blue'],
      ['ute', 'grey'],
      ['wagon', 'black'],
      ['hatch', 'red'],
    ] as const;
    park(
      far,
      [
        ...parked.map(([body, colour], i) => ({
          body,
          colour,
          x: -13.3 + i * 3.2,
          z: -11.5,
          turn: -Math.PI / 2,
          look: { coarse: 2.4 },
        })),
        ...([-1.2, 3.4, 8] as const).map((z, i) => ({
          body: (['hatch', 'ute', 'suv'] as const)[i]!,
          colour: (['red', 'grey', 'white'] as const)[i]!,
          x: -17.5,
          z,
          turn: -0.2,
          look: { coarse: 2.4 },
        })),
        { body: 'sedan', colour: 'silver', x: 19, z: -7, turn: Math.PI, look: { coarse: 2.4 } },
      ],
      paints,
      0.9,
    );
    for (const [x, z] of [
      [-20, -8],
      [-9, -14],
      [15, -13],
      [23, -7],
    ] as const)
      lampPost(far, x, z, 6.5, light * 6);
    // A line of pennants by day; of bulbs at dusk.
    const cord = new THREE.MeshStandardMaterial({ color: '#d8d5cc', roughness: 0.6 });
    const flags = ['#c8102e', '#f4f1e6', '#12233b'].map(
      (c) => new THREE.MeshStandardMaterial({ color: c, side: THREE.DoubleSide }),
    );
    const bulb = new THREE.MeshBasicMaterial({ color: new THREE.Color('#ffd79a').multiplyScalar(light * 1.4) });
    for (let s = 0; s < 5; s++) {
      const x0 = -24 + s * 10;
      far.add(
        tube(
          [
            [x0, 0, -8],
            [x0, 4.6, -8],
          ],
          0.05,
          cord,
        ),
      );
      for (let i = 0; i < 14; i++) {
        const u = (i + 0.5) / 14;
        const y = 4.5 - Math.sin(Math.PI * u) * 0.7;
        const m = light
          ? new THREE.Mesh(new THREE.SphereGeometry(0.06, 8, 6), bulb)
          : new THREE.Mesh(new THREE.CircleGeometry(0.24, 3, -Math.PI / 2), flags[i % 3]);
        m.position.set(x0 + 10 * u, y - 0.1, -8);
        far.add(m);
      }
    }
    // A boundary of low hedge on the other three sides, for what the paint reflects.
    const hedge = new THREE.MeshStandardMaterial({ color: '#4d5f3c', roughness: 1 });
    far.add(slab(60, 1.5, 1.2, 0, 0.7, 26, hedge, 0.2), slab(1.2, 1.5, 60, -36, 0.7, 0, hedge, 0.2));
    far.add(slab(1.2, 1.5, 60, 36, 0.7, 0, hedge, 0.2));
  },
  street: (around, { light }, paints) => {
    const { near, far } = around;
    const road = groundTexture('#7d776b', 0.12, 25);
    near.add(flat(-90, 90, -1.3, 60, 0, groundMaterial(around, { map: road, grain: 0.34 })));
    const concrete = groundMaterial(around, { colour: '#a9a69e', grain: 0.14 });
    const kerb = slab(180, 0.13, 0.16, 0, 0.065, -1.38, concrete, 0.03);
    kerb.receiveShadow = true;
    near.add(kerb, flat(-90, 90, -1.3, -0.95, 0.003, concrete));
    const lawn = groundMaterial(around, { colour: light ? '#5d6b3d' : '#6f8445', grain: 0.7, rough: 1 });
    near.add(flat(-90, 90, -3.6, -1.46, 0.12, lawn));
    near.add(flat(-90, 90, -5.1, -3.6, 0.13, concrete));
    near.add(flat(-90, 90, -14, -5.1, 0.12, lawn));
    for (let i = -14; i < 15; i++)
      near.add(
        flat(i * 1.5, i * 1.5 + 0.02, -5.1, -3.6, 0.132, groundMaterial(around, { colour: '#7d7a73', grain: 0.1 })),
      );
    const grass = new THREE.MeshStandardMaterial({ color: '#7d8a55', roughness: 1 });
    far.add(flat(-220, 220, -220, 220, -0.06, grass));
    hillsAround(far, light ? '#454a61' : '#8ba393', light ? '#666481' : '#a9bcc4');
    const homes = [
      ['#e7dcc4', '#8f4a37'],
      ['#cfd8d8', '#5f666d'],
      ['#efe9dc', '#6d7f78'],
      ['#b9c4c9', '#8a5742'],
      ['#e3d3bd', '#56606a'],
    ] as const;
    homes.forEach(([wall, roof], i) => house(far, { x: -29 + i * 14.5, z: -15, w: 10.5, wall, roof, light }));
    const opposite = new THREE.Group();
    homes.forEach(([wall, roof], i) => house(opposite, { x: -30 + i * 15, z: -24, w: 11, wall, roof, light }));
    opposite.rotation.y = Math.PI;
    far.add(opposite);
    const fence = new THREE.MeshStandardMaterial({ color: '#d9d4c8', roughness: 0.9 });
    const r = rng(77);
    for (let i = 0; i < 300; i++) {
      const x = -45 + i * 0.3;
      if (Math.abs(((x + 51.5) % 14.5) - 7.2) < 1.6) continue;
      const m = slab(0.16, 0.95 + r() * 0.03, 0.03, x, 0.5, -6.4, fence, 0.006);
      m.castShadow = true;
      far.add(m);
    }
    const hedge = new THREE.MeshStandardMaterial({ color: '#4a5e38', roughness: 1 });
    for (const [x, w] of [
      [-24, 5],
      [4.6, 4.4],
      [21, 6],
    ] as const)
      far.add(slab(w, 1.1, 0.9, x, 0.6, -7.4, hedge, 0.25));
    trees(far, [
      [-15, -2.7, 8, 31],
      [-31, -2.8, 9, 32],
      [13, -2.7, 8.5, 33],
      [29, -2.8, 9, 34],
      [-7, -19, 12, 35],
      [8, -21, 13, 36],
      [-36, -18, 12, 37],
      [24, -19, 12, 38],
      [-44, 6, 10, 39],
    ]);
    for (const x of [-22, 2, 26]) lampPost(far, x, -5.6, 6, light * 6);
    park(
      far,
      [
        { body: 'sedan', colour: 'silver', x: -13.5, z: -0.1, turn: 0, look: { coarse: 2.4 } },
        { body: 'suv', colour: 'white', x: -21, z: -0.1, turn: 0, look: { coarse: 2.4 } },
        { body: 'hatch', colour: 'red', x: 17.5, z: -0.1, turn: 0, look: { coarse: 2.4 } },
        { body: 'hatch', colour: 'blue', x: 6.2, z: -9, turn: -Math.PI / 2, look: { coarse: 2.4 } },
      ],
      paints,
      0.9,
    );
  },
};

const made = new Map<string, Surroundings>();
export const surroundingsOf = (
  renderer: THREE.WebGLRenderer,
  setting: Exclude<PictureSetting, 'studio'>,
  time: PictureTime,
  paints: Record<string, Paint>,
): Surroundings => {
  const key = `${setting}-${time}`;
  const known = made.get(key);
  if (known) return known;
  const light = lights[setting][time];
  const scene = outdoors(light.sky, light.sun, light.power, light.fill);
  const farSun = scene.children.find((o) => o instanceof THREE.DirectionalLight)!;
  const sun = farSun.clone();
  sun.shadow = farSun.shadow.clone();
  sun.shadow.mapSize.set(2048, 2048);
  farSun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.03;
  sun.visible = false;
  const far = new THREE.Group();
  const near = new THREE.Group();
  scene.add(sun, sun.target, far, near);
  const around: Surroundings = {
    scene,
    far,
    near,
    farSun,
    sun,
    fade: { value: new THREE.Vector2(1e5, 2e5) },
    exposure: light.exposure,
    blur: light.blur,
    shadow: light.shadow,
    lamps: light.lamps,
  };
  builders[setting](around, light, paints);
  // The paint and the glass reflect the surroundings themselves, seen from where the vehicle is.
  renderer.shadowMap.needsUpdate = true;
  const ambient = new THREE.HemisphereLight(light.sky.middle, light.sky.horizon, light.fill * 2);
  scene.add(ambient);
  const pmrem = new THREE.PMREMGenerator(renderer);
  scene.environment = pmrem.fromScene(scene, 0, 0.1, 400, {
    size: 256,
    position: new THREE.Vector3(0, 1.1, 0),
  }).texture;
  pmrem.dispose();
  scene.remove(ambient);
  made.set(key, around);
  return around;
};
