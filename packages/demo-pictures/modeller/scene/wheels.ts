/** Wheels: tyre, rim with spokes, brake disc; steel wheels for working vehicles. The axle lies along z, the face looks to +z. */
import * as THREE from 'three';

export type WheelStyle = 'five' | 'twin' | 'multi' | 'turbine' | 'aero' | 'steel' | 'offroad' | 'truck';
export type WheelSpec = { r: number; width: number; rim: number; style: WheelStyle; dark?: boolean };

const rubber = new THREE.MeshStandardMaterial({ color: '#101112', roughness: 0.78 });
const rubberSide = new THREE.MeshStandardMaterial({ color: '#17181a', roughness: 0.62 });
const hollow = new THREE.MeshStandardMaterial({ color: '#060607', roughness: 0.9 });
const discMetal = new THREE.MeshStandardMaterial({ color: '#7b7f83', roughness: 0.35, metalness: 1 });
export const alloy = new THREE.MeshPhysicalMaterial({
  color: '#c3c8cc',
  roughness: 0.22,
  metalness: 0.92,
  clearcoat: 0.6,
  clearcoatRoughness: 0.1,
});
const alloyInside = alloy.clone();
alloyInside.side = THREE.DoubleSide;
const alloyDark = new THREE.MeshPhysicalMaterial({
  color: '#2a2c2f',
  roughness: 0.28,
  metalness: 0.85,
  clearcoat: 0.7,
  clearcoatRoughness: 0.1,
});
const cover = new THREE.MeshPhysicalMaterial({ color: '#aab0b5', roughness: 0.42, metalness: 0.35, clearcoat: 0.5 });
/** Bright or dark alloy rims; rims that are always dark stay dark. */
export const rims = (kind: 'bright' | 'dark'): void => {
  for (const metal of [alloy, alloyInside]) metal.color.set(kind === 'bright' ? '#c3c8cc' : '#33363a');
  cover.color.set(kind === 'bright' ? '#aab0b5' : '#2b2e31');
};
const painted = new THREE.MeshPhysicalMaterial({ color: '#d4d7d8', roughness: 0.4, metalness: 0.4 });
const nut = new THREE.MeshStandardMaterial({ color: '#8f9396', roughness: 0.3, metalness: 1 });

const lathe = (pts: [number, number][], material: THREE.Material, segments = 72): THREE.Mesh => {
  const mesh = new THREE.Mesh(
    new THREE.LatheGeometry(
      pts.map(([r, y]) => new THREE.Vector2(r, y)),
      segments,
    ),
    material,
  );
  mesh.rotation.x = Math.PI / 2;
  return mesh;
};

/** A spoke as a bevelled outline in the wheel's plane, from the hub to the rim. */
const spoke = (pts: [number, number][], depth: number, z: number, material: THREE.Material): THREE.Mesh => {
  const shape = new THREE.Shape(pts.map(([x, y]) => new THREE.Vector2(x, y)));
  const g = new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelThickness: 0.008,
    bevelSize: 0.007,
    bevelSegments: 3,
    curveSegments: 4,
  });
  const mesh = new THREE.Mesh(g, material);
  mesh.position.z = z;
  return mesh;
};

const rotated = (mesh: THREE.Object3D, angle: number): THREE.Object3D => {
  const holder = new THREE.Group();
  holder.add(mesh);
  holder.rotation.z = angle;
  return holder;
};

export const wheel = ({ r, width: w, rim, style, dark = false }: WheelSpec): THREE.Group => {
  const g = new THREE.Group();
  const h = w / 2;
  const metal = style === 'steel' || style === 'truck' ? painted : dark ? alloyDark : alloy;
  const chunky = style === 'offroad' || style === 'truck';
  g.add(
    lathe(
      [
        [r - 0.012, -h * 0.72],
        [r, -h * 0.55],
        [r, h * 0.55],
        [r - 0.012, h * 0.72],
      ],
      rubber,
    ),
  );
  for (const s of [1, -1]) {
    const side = lathe(
      [
        [r - 0.012, h * 0.72],
        [r - 0.03, h * 0.9],
        [r - (r - rim) * 0.45, h],
        [rim + 0.018, h * 0.96],
        [rim, h * 0.86],
      ].map(([a, b]) => [a!, b! * s] as [number, number]),
      rubberSide,
    );
    (side.material as THREE.Material).side = THREE.DoubleSide;
    g.add(side);
  }
  if (chunky || style === 'steel') {
    const blocks = chunky ? 44 : 60;
    const block = new THREE.BoxGeometry(0.014, ((Math.PI * r * 2) / blocks) * 0.55, w * 0.22);
    for (let i = 0; i < blocks; i++)
      for (const z of [-0.36, -0.12, 0.12, 0.36]) {
        const m = new THREE.Mesh(block, rubber);
        const t = ((i + (z > 0 ? 0.5 : 0)) / blocks) * Math.PI * 2;
        m.position.set(Math.cos(t) * (r + 0.002), Math.sin(t) * (r + 0.002), z * w);
        m.rotation.z = t;
        g.add(m);
      }
  }
  const lip = h * 0.9;
  const barrel = lathe(
    [
      [rim + 0.004, lip],
      [rim - 0.012, lip + 0.006],
      [rim - 0.022, lip - 0.01],
      [rim - 0.03, h * 0.3],
      [rim - 0.035, -h * 0.8],
    ],
    metal,
  );
  if (metal === alloy) barrel.material = alloyInside;
  else {
    barrel.material = metal.clone();
    barrel.material.side = THREE.DoubleSide;
  }
  g.add(barrel);
  const back = lathe(
    [
      [0.001, -h * 0.1],
      [rim - 0.02, -h * 0.15],
    ],
    hollow,
  );
  (back.material as THREE.Material).side = THREE.DoubleSide;
  g.add(back);
  if (style === 'truck') {
    g.add(
      lathe(
        [
          [0.001, h * 0.5],
          [rim * 0.34, h * 0.5],
          [rim * 0.4, h * 0.42],
          [rim * 0.42, -h * 0.1],
          [rim * 0.9, -h * 0.05],
          [rim - 0.02, h * 0.7],
        ],
        painted,
      ),
    );
    for (let i = 0; i < 10; i++) {
      const t = (i / 10) * Math.PI * 2;
      const n = new THREE.Mesh(new THREE.CylinderGeometry(0.016, 0.016, 0.05, 8), nut);
      n.rotation.x = Math.PI / 2;
      n.position.set(Math.cos(t) * rim * 0.52, Math.sin(t) * rim * 0.52, h * 0.02);
      g.add(n);
      const hole = new THREE.Mesh(new THREE.CircleGeometry(rim * 0.085, 20), hollow);
      hole.position.set(Math.cos(t + 0.3) * rim * 0.76, Math.sin(t + 0.3) * rim * 0.76, h * 0.22);
      g.add(hole);
    }
    return g;
  }
  g.add(
    lathe(
      [
        [0.001, h * 0.18],
        [rim * 0.62, h * 0.18],
        [rim * 0.62, h * 0.1],
      ],
      discMetal,
    ),
  );
  const caliper = new THREE.Mesh(new THREE.BoxGeometry(rim * 0.22, rim * 0.5, 0.06), alloyDark);
  caliper.position.set(-rim * 0.6, 0.06, h * 0.22);
  g.add(caliper);
  const face = h * 0.62;
  const steelFace = (): void => {
    g.add(
      lathe(
        [
          [0.001, face],
          [rim * 0.24, face],
          [rim * 0.32, face - 0.03],
          [rim * 0.55, face + 0.005],
          [rim * 0.8, face - 0.02],
          [rim - 0.02, face + 0.02],
        ],
        metal,
      ),
    );
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * Math.PI * 2;
      const hole = new THREE.Mesh(new THREE.CircleGeometry(rim * 0.075, 20), hollow);
      hole.position.set(Math.cos(t) * rim * 0.7, Math.sin(t) * rim * 0.7, face + 0.004);
      g.add(hole);
    }
  };
  const R = rim - 0.008;
  if (style === 'steel') steelFace();
  if (style === 'five' || style === 'offroad') {
    const n = style === 'five' ? 5 : 6;
    const k = style === 'five' ? 1 : 1.1;
    for (let i = 0; i < n; i++) {
      const t = (i / n) * Math.PI * 2 + Math.PI / 2;
      g.add(
        rotated(
          spoke(
            [
              [0.03, -0.034 * k],
              [R * 0.55, -0.026 * k],
              [R, -0.058 * k],
              [R, 0.058 * k],
              [R * 0.55, 0.026 * k],
              [0.03, 0.034 * k],
            ],
            0.03,
            face - 0.035,
            metal,
          ),
          t,
        ),
      );
    }
  }
  if (style === 'twin')
    for (let i = 0; i < 5; i++)
      for (const s of [-1, 1]) {
        const t = (i / 5) * Math.PI * 2 + Math.PI / 2 + s * 0.17;
        g.add(
          rotated(
            spoke(
              [
                [0.03, -0.02],
                [R * 0.5, -0.011],
                [R, -0.018 + s * 0.02],
                [R, 0.018 + s * 0.02],
                [R * 0.5, 0.011],
                [0.03, 0.02],
              ],
              0.028,
              face - 0.033,
              metal,
            ),
            t,
          ),
        );
      }
  if (style === 'multi')
    for (let i = 0; i < 10; i++) {
      const t = (i / 10) * Math.PI * 2 + Math.PI / 2;
      g.add(
        rotated(
          spoke(
            [
              [0.03, -0.013],
              [R * 0.55, -0.01],
              [R, -0.017],
              [R, 0.017],
              [R * 0.55, 0.01],
              [0.03, 0.013],
            ],
            0.026,
            face - 0.03,
            metal,
          ),
          t,
        ),
      );
    }
  if (style === 'turbine')
    for (let i = 0; i < 7; i++) {
      const t = (i / 7) * Math.PI * 2 + Math.PI / 2;
      g.add(
        rotated(
          spoke(
            [
              [0.04, -0.03],
              [R * 0.5, -0.045],
              [R, -0.12],
              [R, 0.02],
              [R * 0.5, 0.0],
              [0.04, 0.02],
            ],
            0.02,
            face - 0.03,
            metal,
          ),
          t,
        ),
      );
    }
  // A closed face with five narrow slots, as electric cars have.
  if (style === 'aero') {
    g.add(
      lathe(
        [
          [0.001, face + 0.006],
          [R * 0.5, face + 0.012],
          [R * 0.9, face + 0.002],
          [R, face - 0.012],
        ],
        cover,
      ),
    );
    for (let i = 0; i < 5; i++) {
      const slot = new THREE.Mesh(
        new THREE.RingGeometry(R * 0.56, R * 0.86, 16, 1, (i / 5) * Math.PI * 2, 0.26),
        hollow,
      );
      slot.position.z = face + 0.014;
      g.add(slot);
    }
  }
  if (style !== 'steel') {
    g.add(
      lathe(
        [
          [0.001, face + 0.012],
          [0.03, face + 0.012],
          [0.042, face + 0.004],
          [0.075, face - 0.004],
          [0.08, face - 0.04],
        ],
        metal,
      ),
    );
    g.add(
      lathe(
        [
          [0.001, face + 0.0135],
          [0.026, face + 0.0135],
        ],
        alloyDark,
      ),
    );
    for (let i = 0; i < 5; i++) {
      const t = (i / 5) * Math.PI * 2;
      const n = new THREE.Mesh(new THREE.CircleGeometry(0.008, 12), hollow);
      n.position.set(Math.cos(t) * 0.056, Math.sin(t) * 0.056, face + 0.002);
      g.add(n);
    }
  }
  return g;
};
