/** Wide pictures of single dealers: trucks and caravans, charging bays, a coast, a dairy, a street, an evening, a harbour, motorcycles. */
import * as THREE from 'three';
import { slab, tube } from './car.ts';
import {
  ground,
  groundTexture,
  gum,
  hills,
  lampPost,
  outdoors,
  park,
  showroom,
  skyEnvironment,
  type Park,
  type Sky,
} from './outdoors.ts';
import type { Paint } from './skin.ts';
import { studioEnvironment } from './studio.ts';
import type { Stage } from './stage.ts';

type Paints = Record<string, Paint>;
type Outside = {
  sky: Sky;
  sun: string;
  power: number;
  fill: number;
  ground: string;
  /** The land beyond the yard. */
  beyond: string;
};

/** Open ground under a sky. */
const outside = (renderer: THREE.WebGLRenderer, o: Outside): THREE.Scene => {
  const scene = outdoors(o.sky, o.sun, o.power, o.fill);
  scene.environment = skyEnvironment(renderer, o.sky);
  scene.add(ground(groundTexture(o.ground, 0.16, 5)));
  const far = ground(groundTexture(o.beyond, 0.12, 9), 500);
  far.position.y = -0.03;
  scene.add(far);
  return scene;
};
const solid = (scene: THREE.Object3D, ...parts: THREE.Mesh[]): void => {
  for (const m of parts) {
    m.castShadow = true;
    m.receiveShadow = true;
    scene.add(m);
  }
};
const matt = (color: string, roughness = 0.85): THREE.MeshStandardMaterial =>
  new THREE.MeshStandardMaterial({ color, roughness });
/** A surface that shines by itself; above 1 it is brighter than white. */
const shining = (color: string, power: number): THREE.MeshBasicMaterial =>
  new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(power) });
const woods = (
  scene: THREE.Object3D,
  leaves: readonly string[],
  list: readonly (readonly [x: number, z: number, high: number, seed: number])[],
): void => {
  for (const [x, z, high, seed] of list) {
    const t = gum(seed, high, leaves);
    t.position.set(x, 0, z);
    scene.add(t);
  }
};
const gumLeaves = ['#5d6f4f', '#73835c', '#86936b'];
const row = (list: readonly Park[], paints: Paints, scene: THREE.Object3D, strength = 0.9): void =>
  park(scene, list, paints, strength);

/** Prime movers, a truck, caravans and a motorhome on gravel, in front of a workshop shed. */
export const rigs = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#5c8fc4',
      middle: '#a9c8dd',
      horizon: '#f0dfc6',
      glow: '#ffd9a0',
      sun: [-0.62, 0.5, 0.62],
      clouds: 1,
    },
    sun: '#ffe2b8',
    power: 3.2,
    fill: 0.8,
    ground: '#b09d80',
    beyond: '#a19a68',
  });
  hills(scene, '#a9b4b4', -150, 12, 23);
  hills(scene, '#93a07f', -100, 5, 28);
  const iron = matt('#c9ced0', 0.5);
  const dark = matt('#2b2f33');
  solid(scene, slab(26, 6.4, 12, 12, 3.2, -21, iron));
  for (let i = 0; i < 64; i++)
    scene.add(slab(0.06, 6.3, 0.06, -0.8 + i * 0.4, 3.2, -14.97, matt('#aab0b2', 0.5), 0.02));
  const roof = slab(27, 0.3, 13.4, 12, 6.6, -20.6, matt('#d9630d', 0.6));
  solid(scene, roof);
  for (const x of [5, 12, 19]) {
    scene.add(slab(5.2, 5, 0.2, x, 2.5, -14.9, dark));
    scene.add(slab(4.6, 0.14, 0.1, x, 4.5, -14.76, shining('#fff1d8', 1.1)));
  }
  woods(scene, gumLeaves, [
    [-16, -20, 10, 41],
    [-24, -17, 12, 42],
    [-31, -22, 11, 43],
    [-9, -27, 12, 44],
    [31, -20, 11, 45],
    [38, -16, 10, 46],
  ]);
  const fence = matt('#8b7a63');
  for (let i = 0; i < 14; i++) solid(scene, slab(0.14, 1.3, 0.14, -40 + i * 3, 0.65, -11, fence));
  for (const y of [0.5, 1]) scene.add(slab(40, 0.03, 0.03, -20, y, -11, iron, 0.01));
  row(
    [
      { body: 'truck', colour: 'red', x: -6.2, z: 0.4, turn: -Math.PI / 2 + 0.42 },
      { body: 'truck', colour: 'white', x: -1.2, z: -1.4, turn: -Math.PI / 2 + 0.42 },
      { body: 'lightTruck', colour: 'white', x: 3.6, z: -1, turn: -Math.PI / 2 + 0.42 },
      { body: 'caravan', colour: 'blue', x: 9.4, z: -0.4, turn: -Math.PI / 2 + 0.75 },
      { body: 'motorhome', colour: 'white', x: 15.6, z: -2.4, turn: -Math.PI / 2 + 0.6 },
      { body: 'caravan', colour: 'grey', x: -13.2, z: -4, turn: -Math.PI / 2 + 0.75 },
      { body: 'ute', colour: 'white', x: 9.2, z: -9.5, turn: -0.2, look: { family: 'block' } },
    ],
    paints,
    scene,
  );
  return {
    scene,
    eye: [-3.4, 1.9, 21],
    look: [0.6, 2.3, 0],
    fov: 29,
    narrow: { eye: [-6.5, 1.9, 21], look: [-3.2, 2.3, 0], fov: 28 },
    exposure: 1,
  };
};

/** Electric cars at the charging posts of a glass house, at dusk. */
export const chargers = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#14233f',
      middle: '#3b4b78',
      horizon: '#c78a78',
      glow: '#ff8a58',
      sun: [-0.85, 0.16, -0.3],
      clouds: 0.7,
    },
    sun: '#ffb48a',
    power: 0.5,
    fill: 1.3,
    ground: '#4f5254',
    beyond: '#3d4638',
  });
  hills(scene, '#2c3350', -150, 16, 3);
  hills(scene, '#232a3c', -110, 8, 8);
  showroom(scene, 4, -16, 30, '#00573b', 1.7);
  // A canopy with strips of light over the bays.
  const steel = matt('#d7dbdc', 0.5);
  solid(scene, slab(24, 0.26, 6.4, 1, 3.7, -2.6, steel));
  scene.add(slab(24.1, 0.1, 0.06, 1, 3.62, 0.62, shining('#7dffd0', 1.3)));
  for (let i = 0; i < 7; i++) scene.add(slab(2.3, 0.03, 0.3, -8.6 + i * 3.2, 3.555, -1.4, shining('#fff4e0', 2.4)));
  for (const x of [-10, -3.6, 2.8, 9.2]) solid(scene, slab(0.22, 3.6, 0.22, x, 1.8, -5.2, steel));
  for (let i = 0; i < 6; i++) {
    const x = -8.4 + i * 3.6;
    solid(scene, slab(0.5, 1.9, 0.34, x, 0.95, -4.6, matt('#f0f2f2', 0.4)));
    scene.add(
      slab(0.36, 0.5, 0.02, x, 1.5, -4.42, matt('#101214', 0.2)),
      slab(0.28, 0.1, 0.02, x, 1.58, -4.405, shining('#4dffc0', 1.6)),
      slab(0.5, 0.05, 0.36, x, 1.92, -4.6, shining('#4dffc0', 1.4)),
      tube(
        [
          [x + 0.2, 1.2, -4.4],
          [x + 0.5, 0.5, -4.1],
          [x + 0.7, 0.45, -3.6],
          [x + 0.8, 0.8, -3],
        ],
        0.022,
        matt('#111214'),
      ),
    );
  }
  for (const x of [-6, 1, 8]) {
    const lamp = new THREE.PointLight('#fff0dc', 26, 16, 1.6);
    lamp.position.set(x, 3.4, -0.6);
    scene.add(lamp);
  }
  woods(
    scene,
    ['#3d4a3a', '#46543f'],
    [
      [-18, -18, 10, 51],
      [-26, -14, 11, 52],
      [25, -18, 11, 54],
      [33, -12, 10, 55],
    ],
  );
  const turn = -Math.PI / 2 + 0.45;
  const look = { family: 'electric' as const };
  row(
    [
      { body: 'hatch', colour: 'blue', x: -7.8, z: -0.4, turn, look },
      { body: 'suv', colour: 'white', x: -3.6, z: 0.4, turn, look },
      { body: 'sedan', colour: 'grey', x: 0.8, z: 0.1, turn, look },
      { body: 'suv', colour: 'red', x: 5.2, z: -0.3, turn, look },
      { body: 'hatch', colour: 'white', x: 9.4, z: -0.6, turn, look },
    ],
    paints,
    scene,
    1,
  );
  return {
    scene,
    eye: [-3, 1.75, 14],
    look: [0, 1.9, 0],
    fov: 29,
    narrow: { eye: [-4.6, 1.75, 14], look: [-2, 1.9, 0], fov: 29 },
    exposure: 1.25,
    lamps: 2.2,
  };
};

/** A yard by the sea under a single mountain with snow. */
export const coast = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#4f8fcb',
      middle: '#9cc8e4',
      horizon: '#e6eef0',
      glow: '#fff0d0',
      sun: [0.7, 0.55, 0.5],
      clouds: 0.9,
    },
    sun: '#fff2da',
    power: 3.1,
    fill: 0.9,
    ground: '#a9a69b',
    beyond: '#7c9a55',
  });
  // The mountain: a cone of rock and bush with a white top.
  const slope = (r: number, high: number, y: number, color: string): void => {
    const m = new THREE.Mesh(
      new THREE.ConeGeometry(r, high, 64, 1),
      new THREE.MeshStandardMaterial({ color, roughness: 1, fog: false, flatShading: true }),
    );
    m.position.set(26, y, -150);
    scene.add(m);
  };
  slope(95, 44, 20, '#7f97a3');
  slope(38, 17.6, 33.3, '#f2f6f8');
  const sea = new THREE.Mesh(
    new THREE.PlaneGeometry(400, 90),
    new THREE.MeshStandardMaterial({ color: '#3f86a3', roughness: 0.25, metalness: 0.1 }),
  );
  sea.rotation.x = -Math.PI / 2;
  sea.position.set(-160, 0.02, -85);
  scene.add(sea);
  hills(scene, '#6f9063', -62, 3.4, 14);
  const band = matt('#0a7d8c', 0.6);
  showroom(scene, 12, -17, 22, '#0a6a77');
  solid(scene, slab(0.5, 6.4, 0.5, -12.5, 3.2, -9, matt('#eef1f2')), slab(2.4, 1.6, 0.5, -12.5, 5.8, -9, band, 0.05));
  woods(
    scene,
    ['#3f6a3c', '#4f7a45', '#5f8a50'],
    [
      [-20, -14, 7, 61],
      [-28, -18, 8, 62],
      [27, -15, 9, 64],
      [34, -12, 8, 65],
    ],
  );
  const turn = -Math.PI / 2 + 0.4;
  row(
    [
      { body: 'ute', colour: 'white', x: -7.6, z: 0.2, turn },
      { body: 'suv', colour: 'red', x: -3.6, z: 0.3, turn },
      { body: 'hatch', colour: 'silver', x: 0.2, z: 0.5, turn },
      { body: 'fourByFour', colour: 'green', x: 4.2, z: 0.1, turn },
      { body: 'suv', colour: 'white', x: 8.2, z: 0.2, turn },
      { body: 'van', colour: 'white', x: -11.8, z: -0.2, turn },
    ],
    paints,
    scene,
  );
  return {
    scene,
    eye: [-2.4, 1.8, 15.5],
    look: [0.4, 2, 0],
    fov: 29,
    narrow: { eye: [-3.6, 1.8, 15.5], look: [-1.4, 2, 0], fov: 29 },
    exposure: 0.96,
  };
};

/** A few cars behind an old brick dairy, early in the morning. */
export const dairy = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#6f9cc6',
      middle: '#b7cfdd',
      horizon: '#f6dcb8',
      glow: '#ffc98a',
      sun: [-0.75, 0.36, 0.55],
      clouds: 0.8,
    },
    sun: '#ffd29a',
    power: 3.4,
    fill: 0.85,
    ground: '#ab9a7e',
    beyond: '#8a9a58',
  });
  hills(scene, '#a3b49f', -140, 11, 33);
  hills(scene, '#8aa078', -95, 5, 36);
  const brick = matt('#9a5a43');
  const pale = matt('#e9dfcb');
  const tin = matt('#8c9598', 0.5);
  // Three saw-tooth gables, a loading dock, a chimney.
  for (let i = 0; i < 3; i++) {
    const x = -9 + i * 9;
    solid(scene, slab(9, 4, 9, x, 2, -15.5, brick));
    const shape = new THREE.Shape();
    shape.moveTo(-4.7, 0).lineTo(4.7, 0).lineTo(0, 2.6).closePath();
    const gable = new THREE.ExtrudeGeometry(shape, { depth: 9, bevelEnabled: false });
    gable.translate(x, 4, -20);
    solid(scene, new THREE.Mesh(gable, brick));
    for (const s of [1, -1]) {
      const sheet = slab(5.6, 0.12, 9.8, x + s * 2.4, 5.35, -15.5, tin, 0.02);
      sheet.rotation.z = -s * 0.505;
      solid(scene, sheet);
    }
    for (const dx of [-2.4, 2.4]) {
      scene.add(slab(1.9, 1.7, 0.1, x + dx, 2.3, -10.98, pale));
      scene.add(
        slab(
          1.6,
          1.4,
          0.1,
          x + dx,
          2.3,
          -10.94,
          new THREE.MeshPhysicalMaterial({ color: '#2c3a40', roughness: 0.06, clearcoat: 1 }),
        ),
      );
      scene.add(
        slab(0.05, 1.4, 0.12, x + dx, 2.3, -10.92, pale, 0.01),
        slab(1.6, 0.05, 0.12, x + dx, 2.3, -10.92, pale, 0.01),
      );
    }
  }
  solid(scene, slab(2.6, 3, 0.14, 0, 1.5, -10.9, matt('#2f5d4a')), slab(4.4, 0.14, 1.8, 0, 3.3, -10.2, tin, 0.03));
  for (let i = 0; i < 10; i++) scene.add(slab(27, 0.02, 0.02, 0, 0.4 + i * 0.36, -10.985, matt('#7f4836'), 0.005));
  const chimney = new THREE.Mesh(new THREE.CylinderGeometry(0.8, 1.15, 12, 28), brick);
  chimney.position.set(15.6, 6, -17);
  solid(scene, chimney);
  const churn = (x: number, z: number): void => {
    const can = new THREE.Mesh(
      new THREE.LatheGeometry(
        [
          [0.001, 0],
          [0.2, 0],
          [0.22, 0.5],
          [0.12, 0.66],
          [0.14, 0.74],
          [0.001, 0.76],
        ].map(([r = 0, y = 0]) => new THREE.Vector2(r, y)),
        32,
      ),
      new THREE.MeshStandardMaterial({ color: '#b9bec0', metalness: 0.8, roughness: 0.35 }),
    );
    can.position.set(x, 0, z);
    solid(scene, can);
  };
  churn(-2.2, -9.6);
  churn(-2.75, -9.8);
  woods(scene, gumLeaves, [
    [-19, -14, 10, 71],
    [-27, -20, 12, 72],
    [21, -13, 11, 73],
    [30, -18, 10, 74],
  ]);
  const cord = matt('#3b3a36');
  const bulb = shining('#ffe2a8', 1.2);
  for (const x of [-14, -2, 10]) {
    solid(
      scene,
      tube(
        [
          [x, 0, -4.6],
          [x, 4.2, -4.6],
        ],
        0.06,
        cord,
      ),
    );
    if (x === 10) continue;
    const at = (u: number): [number, number, number] => [x + 12 * u, 4.1 - Math.sin(Math.PI * u) * 0.8, -4.6];
    scene.add(tube([at(0), at(0.25), at(0.5), at(0.75), at(1)], 0.012, cord));
    for (let i = 0; i < 12; i++) {
      const [bx, by, bz] = at((i + 0.5) / 12);
      const m = new THREE.Mesh(new THREE.SphereGeometry(0.07, 16, 12), bulb);
      m.position.set(bx, by - 0.1, bz);
      scene.add(m);
    }
  }
  row(
    [
      { body: 'wagon', colour: 'green', x: -6.4, z: 0.2, turn: -Math.PI / 2 + 0.5 },
      { body: 'hatch', colour: 'red', x: -2.2, z: 0.6, turn: -Math.PI / 2 + 0.5, look: { family: 'frame' } },
      { body: 'ute', colour: 'blue', x: 2.6, z: 0, turn: -Math.PI / 2 + 0.5, look: { family: 'block' } },
      { body: 'sedan', colour: 'gold', x: 7.4, z: -0.4, turn: -Math.PI / 2 + 0.5 },
    ],
    paints,
    scene,
  );
  return {
    scene,
    eye: [-3.4, 1.8, 13.5],
    look: [0, 1.95, 0],
    fov: 29,
    narrow: { eye: [-4.4, 1.8, 13.5], look: [-1.6, 1.95, 0], fov: 29 },
    exposure: 1,
  };
};

/** A row of terraces near the city: a car at the kerb, ready to drive. */
export const street = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#5f9ad0',
      middle: '#a8cde6',
      horizon: '#f0eadd',
      glow: '#ffe6bd',
      sun: [0.5, 0.6, 0.6],
      clouds: 0.8,
    },
    sun: '#fff0d2',
    power: 3,
    fill: 0.95,
    ground: '#7f7a70',
    beyond: '#86905f',
  });
  // The skyline, pale with distance.
  for (const [x, w, high] of [
    [-46, 9, 26],
    [-35, 7, 38],
    [-26, 8, 30],
    [-17, 6, 46],
    [-8, 9, 24],
    [30, 9, 28],
    [41, 7, 36],
  ] as const)
    scene.add(slab(w, high, 8, x, high / 2, -120, new THREE.MeshBasicMaterial({ color: '#b9c6cf', fog: false })));
  const concrete = matt('#b3afa5');
  const path = slab(120, 0.14, 3.2, 0, 0.07, -3.2, concrete, 0.03);
  const kerb = slab(120, 0.15, 0.18, 0, 0.075, -1.55, matt('#c2beb4'), 0.03);
  path.receiveShadow = true;
  kerb.receiveShadow = true;
  scene.add(path, kerb);
  const walls = ['#d9c7a8', '#c98f74', '#b9c7c2', '#e6ded0', '#a9b7c4', '#d6b28c', '#c8cdb8'];
  walls.forEach((wall, i) => {
    const x = -27 + i * 7.6;
    solid(scene, slab(7.5, 6.6, 7, x, 3.3, -10.6, matt(wall)));
    solid(
      scene,
      slab(7.8, 0.4, 7.4, x, 6.8, -10.5, matt('#f0ece2')),
      slab(7.2, 0.12, 1.6, x, 3.5, -6.4, matt('#4c5560', 0.6)),
    );
    for (const dx of [-3.3, 0, 3.3]) solid(scene, slab(0.1, 3.4, 0.1, x + dx, 1.7, -5.7, matt('#f4f1ea')));
    for (let k = -6; k <= 6; k++) scene.add(slab(0.05, 0.9, 0.05, x + k * 0.55, 4.1, -5.75, matt('#39424b'), 0.01));
    scene.add(slab(7.2, 0.06, 0.06, x, 4.55, -5.75, matt('#39424b'), 0.01));
    const glass = new THREE.MeshPhysicalMaterial({ color: '#2a3740', roughness: 0.05, clearcoat: 1 });
    for (const [dx, y] of [
      [-1.8, 1.7],
      [-1.8, 5],
      [1.8, 5],
    ] as const)
      scene.add(slab(1.5, 2, 0.1, x + dx, y, -7.06, matt('#f4f1ea')), slab(1.24, 1.74, 0.1, x + dx, y, -7.02, glass));
    scene.add(slab(1.1, 2.4, 0.1, x + 1.8, 1.3, -7.04, matt(['#1450c8', '#8d1f2a', '#2f5d4a', '#222222'][i % 4]!)));
    for (let k = -12; k <= 12; k++)
      if (Math.abs(k - 5) > 2) scene.add(slab(0.04, 1, 0.04, x + k * 0.29, 0.6, -4.9, matt('#2c3238'), 0.008));
  });
  woods(
    scene,
    ['#55753f', '#6b8b4c', '#7f9c58'],
    [
      [-14.5, -2.8, 6.5, 81],
      [3.2, -2.9, 7, 82],
      [16.5, -2.8, 6.5, 83],
    ],
  );
  lampPost(scene, -6.6, -2.4, 5.6, 0);
  row(
    [
      { body: 'hatch', colour: 'yellow', x: -6.2, z: -0.4, turn: 0, look: { family: 'frame' } },
      { body: 'suv', colour: 'blue', x: 0.3, z: -0.4, turn: 0, look: { family: 'split' } },
      { body: 'hatch', colour: 'white', x: 6.6, z: -0.4, turn: 0, look: { family: 'electric' } },
      { body: 'sedan', colour: 'grey', x: 12.8, z: -0.4, turn: 0 },
      { body: 'wagon', colour: 'red', x: -12.6, z: -0.4, turn: 0 },
    ],
    paints,
    scene,
  );
  return {
    scene,
    eye: [9.5, 1.75, 10],
    look: [0.8, 1.75, -1],
    fov: 31,
    narrow: { eye: [8.6, 1.75, 8.6], look: [1.6, 1.6, -1], fov: 31 },
    exposure: 0.95,
  };
};

/** A showroom lit in the evening, its cars in front. */
export const evening = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#22365e',
      middle: '#67709c',
      horizon: '#f2ad7c',
      glow: '#ff9a50',
      sun: [0.8, 0.16, -0.35],
      clouds: 0.8,
    },
    sun: '#ffb37a',
    power: 0.8,
    fill: 1.25,
    ground: '#6d6c6a',
    beyond: '#4e5740',
  });
  hills(scene, '#595f7a', -150, 14, 4);
  hills(scene, '#444b58', -110, 7, 9);
  showroom(scene, 2, -14, 34, '#0e1b2c', 1.9);
  row(
    [
      { body: 'suv', colour: 'white', x: -7, z: -13.4, turn: -0.6, look: { family: 'block' } },
      { body: 'ute', colour: 'red', x: 2.6, z: -13.4, turn: -0.6, look: { family: 'block' } },
    ],
    paints,
    scene,
    0,
  );
  for (const x of [-16, -5.4, 5.4, 16]) lampPost(scene, x, -6.4, 5.4, 7);
  for (const x of [-9, 0, 9]) {
    const lamp = new THREE.PointLight('#ffe2b4', 40, 20, 1.5);
    lamp.position.set(x, 4.6, -5);
    scene.add(lamp);
  }
  woods(
    scene,
    ['#4a5a44', '#57664c'],
    [
      [-24, -16, 10, 91],
      [-31, -10, 9, 92],
      [25, -17, 11, 93],
      [32, -11, 9, 94],
    ],
  );
  const turn = -Math.PI / 2 - 0.42;
  const look = { family: 'block' as const };
  row(
    [
      { body: 'suv', colour: 'orange', x: -7.8, z: 0.2, turn, look },
      { body: 'ute', colour: 'grey', x: -3.6, z: 0.2, turn, look },
      { body: 'suv', colour: 'white', x: 0.6, z: 0.2, turn, look },
      { body: 'fourByFour', colour: 'black', x: 4.9, z: 0.1, turn },
      { body: 'hatch', colour: 'blue', x: 9, z: 0.4, turn, look: { family: 'electric' } },
    ],
    paints,
    scene,
    1,
  );
  return {
    scene,
    eye: [2.8, 1.75, 14.5],
    look: [0, 1.9, 0],
    fov: 29,
    narrow: { eye: [3.4, 1.75, 14.5], look: [0.8, 1.9, 0], fov: 29 },
    exposure: 1.25,
    lamps: 2.4,
  };
};

/** A yard above a harbour between green hills. */
export const harbour = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = outside(renderer, {
    sky: {
      top: '#5a93c4',
      middle: '#b4cfdf',
      horizon: '#eee8dc',
      glow: '#ffe6c0',
      sun: [-0.66, 0.5, 0.58],
      clouds: 1,
    },
    sun: '#ffeed2',
    power: 2.9,
    fill: 0.95,
    ground: '#9d9a92',
    beyond: '#6f8f4c',
  });
  hills(scene, '#9db4bf', -180, 26, 53);
  hills(scene, '#7c9a86', -150, 17, 58);
  hills(scene, '#5f8350', -70, 3.6, 61);
  const water = new THREE.Mesh(
    new THREE.PlaneGeometry(500, 70),
    new THREE.MeshStandardMaterial({ color: '#5d93ad', roughness: 0.18, metalness: 0.2 }),
  );
  water.rotation.x = -Math.PI / 2;
  water.position.set(0, 0.4, -112);
  scene.add(water);
  for (const [x, high] of [
    [-40, 9],
    [-31, 7],
    [14, 8],
    [26, 10],
  ] as const) {
    const sail = new THREE.Mesh(
      new THREE.ConeGeometry(1.6, high, 3),
      new THREE.MeshBasicMaterial({ color: '#f6f7f5' }),
    );
    sail.scale.z = 0.2;
    sail.position.set(x, high / 2 + 0.6, -96);
    scene.add(sail);
  }
  showroom(scene, -10, -17, 20, '#0b5d3b');
  woods(
    scene,
    ['#2f5a38', '#3d6b41', '#4c7a49'],
    [
      [6, -22, 9, 101],
      [13, -19, 8, 102],
      [20, -23, 10, 103],
      [29, -18, 9, 104],
      [-26, -17, 9, 105],
      [-34, -13, 8, 106],
    ],
  );
  const turn = -Math.PI / 2 + 0.4;
  row(
    [
      { body: 'suv', colour: 'white', x: -8, z: 0.2, turn, look: { family: 'split' } },
      { body: 'hatch', colour: 'blue', x: -4, z: 0.5, turn },
      { body: 'wagon', colour: 'silver', x: -0.2, z: 0.3, turn, look: { family: 'frame' } },
      { body: 'ute', colour: 'red', x: 4.1, z: 0.1, turn, look: { family: 'block' } },
      { body: 'suv', colour: 'grey', x: 8.3, z: 0.2, turn, look: { family: 'electric' } },
      { body: 'sedan', colour: 'white', x: 12.3, z: 0, turn },
    ],
    paints,
    scene,
  );
  return {
    scene,
    eye: [-2.4, 1.9, 15.5],
    look: [0.4, 2, 0],
    fov: 29,
    narrow: { eye: [-3.6, 1.9, 15.5], look: [-1.4, 2, 0], fov: 29 },
    exposure: 0.98,
  };
};

/** Motorcycles in a row on a timber floor, in front of a white brick wall and a work bench. */
export const bikes = (renderer: THREE.WebGLRenderer, paints: Paints): Stage => {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color('#d9d6cf');
  scene.environment = studioEnvironment(renderer);
  scene.environmentIntensity = 0.85;
  const floor = slab(30, 0.1, 16, 0, -0.05, 0, matt('#8f6f4c', 0.55), 0.01);
  floor.receiveShadow = true;
  scene.add(floor);
  for (let i = -40; i <= 40; i++) scene.add(slab(30, 0.003, 0.012, 0, 0.001, i * 0.2, matt('#6b5034'), 0.001));
  const wall = slab(30, 6, 0.2, 0, 3, -4.6, matt('#e8e5de', 0.9));
  wall.receiveShadow = true;
  scene.add(wall);
  const joint = matt('#d3cfc6');
  for (let j = 0; j < 30; j++) {
    scene.add(slab(30, 0.012, 0.01, 0, j * 0.2, -4.495, joint, 0.003));
    for (let i = 0; i < 50; i++)
      scene.add(slab(0.012, 0.2, 0.01, -15 + i * 0.6 + (j % 2) * 0.3, j * 0.2 + 0.1, -4.495, joint, 0.003));
  }
  // A painted stripe, a window, a bench with tools on a board, helmets on a shelf.
  scene.add(
    slab(30, 0.5, 0.02, 0, 0.5, -4.48, matt('#1450c8', 0.6)),
    slab(30, 0.06, 0.02, 0, 0.86, -4.48, matt('#1450c8', 0.6)),
  );
  scene.add(slab(3.4, 2, 0.1, -4.6, 2.4, -4.46, matt('#2b2f33')));
  for (const dx of [-0.8, 0.8])
    for (const dy of [-0.46, 0.46])
      scene.add(slab(1.5, 0.84, 0.1, -4.6 + dx, 2.4 + dy, -4.42, shining('#eef5fa', 1.05)));
  const bench = matt('#6f5334', 0.6);
  solid(scene, slab(4.2, 0.1, 0.8, 4.8, 0.95, -4, bench));
  for (const x of [2.9, 6.7]) solid(scene, slab(0.12, 0.9, 0.7, x, 0.45, -4, matt('#2b2f33')));
  solid(scene, slab(1.2, 0.86, 0.66, 4.4, 0.46, -4, matt('#b3202a', 0.4)));
  for (let i = 0; i < 4; i++)
    scene.add(
      slab(1.1, 0.16, 0.02, 4.4, 0.2 + i * 0.19, -3.66, matt('#8f1820', 0.4)),
      slab(0.4, 0.02, 0.03, 4.4, 0.24 + i * 0.19, -3.64, matt('#d0d3d5', 0.3)),
    );
  scene.add(slab(4, 1.3, 0.06, 4.8, 1.95, -4.45, matt('#cbb58d', 0.9)));
  const steel = new THREE.MeshStandardMaterial({ color: '#9aa0a4', metalness: 1, roughness: 0.3 });
  for (let i = 0; i < 14; i++)
    scene.add(
      tube(
        [
          [3.1 + i * 0.26, 2.4, -4.38],
          [3.1 + i * 0.26, 1.85 - (i % 4) * 0.12, -4.38],
        ],
        0.016 + (i % 3) * 0.006,
        i % 5 === 2 ? matt('#1450c8', 0.5) : steel,
      ),
    );
  solid(scene, slab(3, 0.06, 0.34, 0, 2.3, -4.3, bench));
  for (const [i, c] of ['#f2f2f0', '#1450c8', '#17191b', '#d9630d'].entries()) {
    const helmet = new THREE.Mesh(
      new THREE.SphereGeometry(0.17, 36, 24),
      new THREE.MeshPhysicalMaterial({ color: c, roughness: 0.3, clearcoat: 1 }),
    );
    helmet.position.set(-1.1 + i * 0.72, 2.49, -4.24);
    const visor = new THREE.Mesh(
      new THREE.SphereGeometry(0.173, 36, 24, -0.9, 1.8, 1.2, 0.5),
      new THREE.MeshPhysicalMaterial({ color: '#0b0d0f', roughness: 0.08, clearcoat: 1 }),
    );
    visor.rotation.y = -Math.PI / 2 + Math.PI;
    visor.position.copy(helmet.position);
    solid(scene, helmet);
    scene.add(visor);
  }
  for (let i = 0; i < 5; i++) {
    const x = -8 + i * 4;
    scene.add(
      tube(
        [
          [x, 6, -1.6],
          [x, 3.7, -1.6],
        ],
        0.012,
        matt('#222222'),
      ),
    );
    const shade = new THREE.Mesh(
      new THREE.ConeGeometry(0.34, 0.3, 36, 1, true),
      new THREE.MeshStandardMaterial({ color: '#16365f', side: THREE.DoubleSide, roughness: 0.4 }),
    );
    shade.position.set(x, 3.6, -1.6);
    const bulb = new THREE.Mesh(new THREE.SphereGeometry(0.1, 20, 14), shining('#fff0d0', 1.6));
    bulb.position.set(x, 3.5, -1.6);
    scene.add(shade, bulb);
  }
  const sun = new THREE.DirectionalLight('#fff3e0', 1.7);
  sun.position.set(-4, 7, 6);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -9, right: 9, top: 7, bottom: -5, near: 0.5, far: 30 });
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
  sun.shadow.radius = 6;
  scene.add(sun);
  const turn = -Math.PI / 2 + 0.55;
  row(
    (['white', 'red', 'black', 'blue', 'orange', 'green'] as const).map((colour, i) => ({
      body: 'motorcycle',
      colour,
      x: -4.4 + i * 1.72,
      z: 0.2 - (i % 2) * 0.1,
      turn,
    })),
    paints,
    scene,
    0.8,
  );
  return {
    scene,
    eye: [-1.4, 1.35, 7.4],
    look: [0.3, 1.25, 0],
    fov: 27,
    narrow: { eye: [-2, 1.35, 7.4], look: [-0.6, 1.25, 0], fov: 27 },
    exposure: 0.95,
  };
};
