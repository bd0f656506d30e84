/** Wide pictures: a dealer's yard in the morning, a white showroom floor, a warm suburban yard. */
import * as THREE from 'three';
import { slab, tube } from './car.ts';
import * as dealers from './dealers.ts';
import { ground, groundTexture, gum, hills, outdoors, park, showroom, skyEnvironment, type Sky } from './outdoors.ts';
import type { Paint } from './skin.ts';
import type { Stage } from './stage.ts';
import { studioEnvironment } from './studio.ts';

const yard = (renderer: THREE.WebGLRenderer, paints: Record<string, Paint>): Stage => {
  const sky: Sky = {
    top: '#4d83bd',
    middle: '#9cc2de',
    horizon: '#f2dcc0',
    glow: '#ffcf94',
    sun: [-0.75, 0.42, 0.62],
    clouds: 0.8,
  };
  const scene = outdoors(sky, '#ffdfb0', 3.4, 0.72);
  scene.environment = skyEnvironment(renderer, sky);
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
  const sky: Sky = {
    top: '#3f86cf',
    middle: '#8fc0e6',
    horizon: '#f5e6cc',
    glow: '#ffd9a0',
    sun: [0.72, 0.62, 0.55],
    clouds: 0.65,
  };
  const scene = outdoors(sky, '#ffdca4', 3.0, 0.9);
  scene.environment = skyEnvironment(renderer, sky);
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
  ...dealers,
};
