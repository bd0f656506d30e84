/** The functions that the render script calls in the page: they build, paint and render a vehicle. */
import * as THREE from 'three';
import type { Vehicle } from './car.ts';
import type { Paint } from './skin.ts';
import { contactShadow, cyclorama, frame, studioEnvironment, type View } from './studio.ts';
import { vehicles } from './vehicles.ts';
import { interiors } from './interiors.ts';
import { merged } from './merged.ts';
import { stages } from './yards.ts';

export type Size = { name: string; width: number; height: number; quality: number };
export type Shot = {
  body: string;
  paint: Paint;
  view: View;
  width: number;
  height: number;
  sizes: Size[];
  type?: string;
  fixed?: boolean;
};

const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.outputColorSpace = THREE.SRGBColorSpace;
renderer.toneMapping = THREE.ACESFilmicToneMapping;
renderer.toneMappingExposure = 1.0;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.shadowMap.autoUpdate = false;
document.body.append(renderer.domElement);

const studio = new THREE.Scene();
const backdrop = cyclorama();
studio.add(backdrop);
let environment: THREE.Texture | undefined;
const key = new THREE.DirectionalLight('#fffaf2', 0.8);
key.position.set(4, 9, 5);
key.castShadow = true;
key.shadow.mapSize.set(2048, 2048);
key.shadow.bias = -0.0006;
key.shadow.normalBias = 0.03;
key.shadow.radius = 5;
studio.add(key, key.target);

const made = new Map<string, Vehicle>();
export const vehicleOf = (body: string): Vehicle => {
  const known = made.get(body);
  if (known) return known;
  const make = vehicles[body];
  if (!make) throw new Error(`no vehicle "${body}"`);
  const raw = make();
  const v = { ...raw, group: merged(raw.group) };
  v.group.traverse((o) => {
    if (o instanceof THREE.Mesh) {
      const clear = (o.material as THREE.Material).transparent;
      o.castShadow = !clear;
      o.receiveShadow = !clear;
    }
  });
  made.set(body, v);
  return v;
};

export const encode = async (sizes: Size[], type = 'image/webp'): Promise<{ name: string; data: string }[]> => {
  const out: { name: string; data: string }[] = [];
  for (const s of sizes) {
    const canvas = document.createElement('canvas');
    canvas.width = s.width;
    canvas.height = s.height;
    const c = canvas.getContext('2d')!;
    c.imageSmoothingQuality = 'high';
    c.drawImage(renderer.domElement, 0, 0, s.width, s.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, s.quality));
    const bytes = new Uint8Array(await blob!.arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    out.push({ name: s.name, data: btoa(text) });
  }
  return out;
};

/** The reflection in the floor is faint, so unlit materials suffice at half the cost. */
const plainCache = new Map<THREE.Material, THREE.Material>();
const plainOf = (v: Vehicle, m: THREE.Material): THREE.Material => {
  const known = v.plain.get(m) ?? plainCache.get(m);
  if (known) return known;
  const made = new THREE.MeshBasicMaterial({ side: m.side, transparent: m.transparent, opacity: m.opacity });
  made.color.copy((m as THREE.MeshStandardMaterial).color).multiplyScalar(0.9);
  plainCache.set(m, made);
  return made;
};

let current: { body: string; parts: THREE.Object3D[] } | undefined;
const camera = new THREE.PerspectiveCamera();
const spinDistance = new Map<string, number>();

const stage = (body: string): Vehicle => {
  const v = vehicleOf(body);
  if (current?.body !== body) {
    current?.parts.forEach((p) => studio.remove(p));
    const shadow = contactShadow(v.shadow, v.tyres);
    const mirror = v.group.clone(true); // the reflection in the polished floor
    mirror.scale.y = -1;
    mirror.traverse((o) => {
      o.castShadow = false;
      o.renderOrder = -3;
      if (o instanceof THREE.Mesh) o.material = plainOf(v, o.material as THREE.Material);
    });
    studio.add(v.group, shadow, mirror);
    const reach = v.box.getSize(new THREE.Vector3()).length() / 2 + 0.5;
    Object.assign(key.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 40 });
    const c = v.box.getCenter(new THREE.Vector3());
    key.target.position.copy(c);
    key.position.copy(c).add(new THREE.Vector3(4, 9, 5).multiplyScalar(Math.max(1, reach / 4)));
    key.shadow.camera.updateProjectionMatrix();
    renderer.shadowMap.needsUpdate = true;
    current = { body, parts: [v.group, shadow, mirror] };
  }
  return v;
};

const shoot = async (shot: Shot): Promise<{ name: string; data: string }[]> => {
  environment ??= studioEnvironment(renderer);
  studio.environment = environment;
  studio.environmentIntensity = 1.08;
  const v = stage(shot.body);
  v.repaint(shot.paint);
  renderer.setPixelRatio(1);
  renderer.setSize(shot.width, shot.height, false);
  const aspect = shot.width / shot.height;
  if (shot.fixed) {
    if (!spinDistance.has(shot.body))
      spinDistance.set(
        shot.body,
        Math.max(...[0, 30, 60, 90].map((azimuth) => frame(camera, v.box, { ...shot.view, azimuth }, aspect))),
      );
    frame(camera, v.box, shot.view, aspect, spinDistance.get(shot.body));
  } else frame(camera, v.box, shot.view, aspect);
  renderer.render(studio, camera);
  return encode(shot.sizes, shot.type);
};

/** The view of a cabin from the back seat; for the motorcycle, a close-up of its controls. */
const interior = async (shot: {
  family: string;
  width: number;
  height: number;
  sizes: Size[];
  type?: string;
}): Promise<{ name: string; data: string }[]> => {
  environment ??= studioEnvironment(renderer);
  renderer.setSize(shot.width, shot.height, false);
  if (shot.family === 'motorcycle') {
    studio.environment = environment;
    studio.environmentIntensity = 1.08;
    const v = stage('motorcycle');
    v.repaint({ colour: '#9c0a14', metal: 0.28, rough: 0.34 });
    frame(
      camera,
      new THREE.Box3(new THREE.Vector3(-0.34, 0.8, -0.36), new THREE.Vector3(0.55, 1.22, 0.36)),
      { azimuth: 146, elevation: 26, fov: 30, fill: 0.98 },
      shot.width / shot.height,
    );
    renderer.render(studio, camera);
    return encode(shot.sizes, shot.type);
  }
  const made = interiors[shot.family]!();
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = made.light;
  scene.add(cyclorama(), made.group);
  made.group.traverse((o) => {
    if (o instanceof THREE.Mesh) {
      o.castShadow = true;
      o.receiveShadow = true;
    }
  });
  const sun = new THREE.DirectionalLight('#fff6e8', 1.6);
  sun.position.set(5, 4.2, 3);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -5, right: 5, top: 5, bottom: -5, near: 0.1, far: 20 });
  sun.shadow.bias = -0.0008;
  sun.shadow.normalBias = 0.02;
  sun.shadow.radius = 4;
  const lamp = new THREE.PointLight('#fff4e4', 1.9, 6, 1.4);
  lamp.position.set(made.eye[0] + 0.5, made.eye[1] + 0.2, 0);
  scene.add(sun, lamp);
  const eye = new THREE.PerspectiveCamera(made.fov, shot.width / shot.height, 0.02, 300);
  eye.position.set(...made.eye);
  eye.lookAt(...made.look);
  renderer.shadowMap.needsUpdate = true;
  renderer.render(scene, eye);
  current?.parts.forEach((p) => studio.remove(p));
  current = undefined;
  return encode(shot.sizes, shot.type);
};

const stageCache = new Map<string, ReturnType<(typeof stages)[string]>>();
const scene = async (shot: {
  scene: string;
  width: number;
  height: number;
  paints: Record<string, Paint>;
  sizes: Size[];
  type?: string;
}): Promise<{ name: string; data: string }[]> => {
  const made = stageCache.get(shot.scene) ?? stages[shot.scene]!(renderer, shot.paints);
  stageCache.set(shot.scene, made);
  const view = shot.width / shot.height < 1.6 ? made.narrow : made;
  renderer.setSize(shot.width, shot.height, false);
  const eye = new THREE.PerspectiveCamera(view.fov, shot.width / shot.height, 0.1, 400);
  eye.position.set(...view.eye);
  eye.lookAt(...view.look);
  renderer.toneMappingExposure = made.exposure;
  renderer.shadowMap.needsUpdate = true;
  renderer.render(made.scene, eye);
  renderer.toneMappingExposure = 1;
  return encode(shot.sizes, shot.type);
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's own Window
  interface Window {
    imagery: { shoot: typeof shoot; interior: typeof interior; scene: typeof scene };
  }
}
window.imagery = { shoot, interior, scene };
