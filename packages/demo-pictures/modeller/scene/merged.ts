import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Merges all meshes with the same material into one, to reduce draw calls. */
export const merged = (group: THREE.Group): THREE.Group => {
  group.updateMatrixWorld(true);
  const by = new Map<THREE.Material, THREE.BufferGeometry[]>();
  group.traverse((o) => {
    if (!(o instanceof THREE.Mesh)) return;
    const source = o.geometry as THREE.BufferGeometry;
    const g = source.index ? source.toNonIndexed() : source.clone();
    for (const name of Object.keys(g.attributes)) if (name !== 'position' && name !== 'normal') g.deleteAttribute(name);
    g.applyMatrix4(o.matrixWorld);
    if (o.matrixWorld.determinant() < 0)
      for (const name of ['position', 'normal'] as const) {
        const a = g.getAttribute(name);
        for (let i = 0; i < a.count; i += 3) {
          const v = [a.getX(i + 1), a.getY(i + 1), a.getZ(i + 1)] as const;
          a.setXYZ(i + 1, a.getX(i + 2), a.getY(i + 2), a.getZ(i + 2));
          a.setXYZ(i + 2, ...v);
        }
      }
    const list = by.get(o.material as THREE.Material) ?? [];
    list.push(g);
    by.set(o.material as THREE.Material, list);
  });
  const out = new THREE.Group();
  for (const [material, list] of by) out.add(new THREE.Mesh(mergeGeometries(list), material));
  return out;
};
