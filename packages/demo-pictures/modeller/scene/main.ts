/** The functions that the render script calls in the page: they build, paint and render a vehicle. */
import * as THREE from 'three';
import type { InteriorKey, MakeFamily, PictureSetting, PictureTime } from '@dealer/mocks/pictures';
import type { Vehicle } from './carSpec.ts';
import { lampPower, type Paint, type Plate } from './skin.ts';
import { contactShadow, cyclorama, frame, studioEnvironment, type View } from './studio.ts';
import { vehicles } from './vehicles.ts';
import { interiors } from './interiors.ts';
import { outOfFocus } from './lens.ts';
import { merged } from './merged.ts';
import { surroundingsOf } from './surroundings.ts';
import { rims } from './wheels.ts';
import { stages } from './yards.ts';

/** A picture of a vehicle; a cut-out has no surroundings, only the vehicle and its shadow. */
type Shot = {
  body: string;
  family?: MakeFamily;
  paint: Paint;
  plate?: Plate;
  rims?: 'bright' | 'dark';
  setting: PictureSetting | 'cutOut';
  time?: PictureTime;
  view: View;
  width: number;
  height: number;
  /** The same distance at every angle, for a spin. */
  fixed?: boolean;
  paints: Record<string, Paint>;
};

const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.outputColorSpace = THREE.SRGBColorSpace;
renderer.toneMapping = THREE.ACESFilmicToneMapping;
renderer.toneMappingExposure = 1.0;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.shadowMap.autoUpdate = false;
renderer.setClearColor(0x000000, 0);
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

/** Only the latest vehicle stays in memory: the pictures of one are taken in a row. */
let latest: { name: string; vehicle: Vehicle } | undefined;
const vehicleOf = (body: string, family: MakeFamily | undefined): Vehicle => {
  const name = `${body} ${family}`;
  if (latest?.name === name) return latest.vehicle;
  const make = vehicles[body];
  if (!make) throw new Error(`no vehicle "${body}"`);
  latest?.vehicle.group.traverse((o) => {
    if (o instanceof THREE.Mesh) (o.geometry as THREE.BufferGeometry).dispose();
  });
  const raw = make(family === undefined ? {} : { family });
  const vehicle = { ...raw, group: merged(raw.group) };
  vehicle.group.traverse((o) => {
    if (o instanceof THREE.Mesh) {
      const clear = (o.material as THREE.Material).transparent;
      o.castShadow = !clear;
      o.receiveShadow = !clear;
    }
  });
  latest = { name, vehicle };
  return vehicle;
};

/** The canvas as PNG, in base64. */
const picture = async (): Promise<string> => {
  const blob = await new Promise<Blob | null>((done) => renderer.domElement.toBlob(done, 'image/png'));
  const bytes = new Uint8Array(await blob!.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
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

let current: { vehicle: Vehicle; scene: THREE.Scene; parts: THREE.Object3D[] } | undefined;
const camera = new THREE.PerspectiveCamera();
const spinDistance = new Map<string, number>();
const clearStage = (): void => {
  current?.parts.forEach((p) => current?.scene.remove(p));
  current = undefined;
};

/** Points a light's shadows at the vehicle. */
const shine = (light: THREE.DirectionalLight, v: Vehicle, from: THREE.Vector3): void => {
  const reach = v.box.getSize(new THREE.Vector3()).length() / 2 + 0.8;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 60 });
  const c = v.box.getCenter(new THREE.Vector3());
  light.target.position.copy(c);
  light.position.copy(c).add(from);
  light.shadow.camera.updateProjectionMatrix();
  renderer.shadowMap.needsUpdate = true;
};

const stage = (v: Vehicle, scene: THREE.Scene, strength: number): void => {
  if (current?.vehicle === v && current.scene === scene) return;
  clearStage();
  const parts: THREE.Object3D[] = [v.group, contactShadow(v.shadow, v.tyres, strength)];
  if (scene === studio) {
    const mirror = v.group.clone(true); // the reflection in the polished floor
    mirror.scale.y = -1;
    mirror.traverse((o) => {
      o.castShadow = false;
      o.renderOrder = -3;
      if (o instanceof THREE.Mesh) o.material = plainOf(v, o.material as THREE.Material);
    });
    parts.push(mirror);
  }
  scene.add(...parts);
  current = { vehicle: v, scene, parts };
};

const inStudio = (shot: Shot, v: Vehicle): void => {
  environment ??= studioEnvironment(renderer);
  studio.environment = environment;
  studio.environmentIntensity = 1.08;
  stage(v, studio, 1);
  const reach = v.box.getSize(new THREE.Vector3()).length() / 2 + 0.5;
  shine(key, v, new THREE.Vector3(4, 9, 5).multiplyScalar(Math.max(1, reach / 4)));
  const isAlone = shot.setting === 'cutOut';
  backdrop.visible = !isAlone;
  if (current?.parts[2]) current.parts[2].visible = !isAlone;
  const aspect = shot.width / shot.height;
  if (shot.fixed) {
    const distance =
      spinDistance.get(shot.body) ??
      Math.max(...[0, 30, 60, 90].map((azimuth) => frame(camera, v.box, { ...shot.view, azimuth }, aspect)));
    spinDistance.set(shot.body, distance);
    frame(camera, v.box, shot.view, aspect, distance);
  } else frame(camera, v.box, shot.view, aspect);
  renderer.render(studio, camera);
  backdrop.visible = true;
};

const outdoorsOf = (shot: Shot, setting: 'yard' | 'street', v: Vehicle): void => {
  const { time = 'day', width, height, view } = shot;
  clearStage();
  const around = surroundingsOf(renderer, setting, time, shot.paints);
  // The kerb stays a hand away from wide vehicles too.
  const aside = setting === 'street' ? 0.95 - v.shadow.z : 0;
  around.near.position.z = aside;
  around.far.position.z = aside;
  frame(camera, v.box, view, width / height);
  renderer.toneMappingExposure = around.exposure;
  around.far.visible = true;
  around.farSun.visible = true;
  around.sun.visible = false;
  around.fade.value.set(1e5, 2e5);
  const { background } = around.scene;
  around.scene.background = null;
  const sky = around.scene.children.find((o) => o instanceof THREE.Mesh)!;
  sky.visible = true;
  const distance = outOfFocus(renderer, around.scene, camera, { width, height, radius: around.blur });
  // Then the vehicle and the ground around it, in focus.
  around.far.visible = false;
  sky.visible = false;
  around.farSun.visible = false;
  around.sun.visible = true;
  const from = around.farSun.position.clone().setLength(24);
  const away = camera.position.distanceTo(v.box.getCenter(new THREE.Vector3()));
  around.fade.value.set(away + 1.5, away + 7);
  stage(v, around.scene, around.shadow);
  shine(around.sun, v, from);
  around.scene.background = distance;
  renderer.render(around.scene, camera);
  around.scene.background = background;
  clearStage();
  renderer.toneMappingExposure = 1;
};

const shoot = async (shot: Shot): Promise<string> => {
  const v = vehicleOf(shot.body, shot.family);
  v.repaint(shot.paint);
  v.letter(shot.plate ?? { text: '', ink: '#222222', ground: '#f4f4ee' });
  rims(shot.rims ?? 'bright');
  lampPower.value = shot.time === 'dusk' ? 2.4 : 1;
  renderer.setPixelRatio(1);
  renderer.setSize(shot.width, shot.height, false);
  if (shot.setting === 'yard' || shot.setting === 'street') outdoorsOf(shot, shot.setting, v);
  else inStudio(shot, v);
  return picture();
};

/** The view of a cabin, its rear seat or its boot; for the motorcycle, a close-up of its controls. */
const interior = async (shot: { name: InteriorKey; width: number; height: number; paint: Paint }): Promise<string> => {
  environment ??= studioEnvironment(renderer);
  renderer.setSize(shot.width, shot.height, false);
  clearStage();
  if (shot.name === 'motorcycle') {
    studio.environment = environment;
    studio.environmentIntensity = 1.08;
    const v = vehicleOf('motorcycle', undefined);
    stage(v, studio, 1);
    shine(key, v, new THREE.Vector3(4, 9, 5));
    v.repaint(shot.paint);
    frame(
      camera,
      new THREE.Box3(new THREE.Vector3(-0.34, 0.8, -0.36), new THREE.Vector3(0.55, 1.22, 0.36)),
      { azimuth: 146, elevation: 26, fov: 30, fill: 0.98 },
      shot.width / shot.height,
    );
    renderer.render(studio, camera);
    return picture();
  }
  const made = interiors[shot.name]!();
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
  return picture();
};

/** Only the latest scene stays in memory: its two widths are taken in a row. */
let latestStage: { name: string; stage: ReturnType<(typeof stages)[string]> } | undefined;
const scene = async (shot: {
  scene: string;
  width: number;
  height: number;
  paints: Record<string, Paint>;
}): Promise<string> => {
  if (latestStage?.name !== shot.scene)
    latestStage = { name: shot.scene, stage: stages[shot.scene]!(renderer, shot.paints) };
  const made = latestStage.stage;
  lampPower.value = made.lamps ?? 1;
  const view = shot.width / shot.height < 1.6 ? made.narrow : made;
  renderer.setSize(shot.width, shot.height, false);
  const eye = new THREE.PerspectiveCamera(view.fov, shot.width / shot.height, 0.1, 400);
  eye.position.set(...view.eye);
  eye.lookAt(...view.look);
  renderer.toneMappingExposure = made.exposure;
  renderer.shadowMap.needsUpdate = true;
  renderer.render(made.scene, eye);
  renderer.toneMappingExposure = 1;
  return picture();
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's own Window
  interface Window {
    imagery: { shoot: typeof shoot; interior: typeof interior; scene: typeof scene };
  }
}
window.imagery = { shoot, interior, scene };
