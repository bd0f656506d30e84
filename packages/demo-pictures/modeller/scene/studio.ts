/** The photo studio: a light grey cyclorama, softboxes for reflections, a contact shadow, and a camera that frames an object. */
import * as THREE from 'three';

/** The environment that the paint reflects: softboxes in a light room. */
export const studioEnvironment = (renderer: THREE.WebGLRenderer): THREE.Texture => {
  const scene = new THREE.Scene();
  const glow = (colour: string, power: number): THREE.MeshBasicMaterial => {
    const m = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
    m.color.set(colour).multiplyScalar(power);
    return m;
  };
  const room = new THREE.Mesh(
    new THREE.SphereGeometry(30, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      vertexShader:
        'varying vec3 d; void main() { d = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
      fragmentShader:
        'varying vec3 d; void main() { float y = normalize(d).y; vec3 wall = mix(vec3(.07,.075,.085), vec3(.52,.535,.56), smoothstep(.02, .75, y)); vec3 ground = mix(vec3(.74,.74,.74), vec3(.16,.16,.165), smoothstep(-.62, -.04, y)); gl_FragColor = vec4(y < 0. ? mix(ground, wall, smoothstep(-.04, 0., y)) : wall, 1.); }',
    }),
  );
  scene.add(room);
  const box = (w: number, h: number, x: number, y: number, z: number, power: number, colour = '#ffffff'): void => {
    const m = new THREE.Mesh(new THREE.PlaneGeometry(w, h), glow(colour, power));
    m.position.set(x, y, z);
    m.lookAt(0, 0.6, 0);
    scene.add(m);
  };
  box(14, 5.5, 0, 12, 0, 5); // the big light bank over the car
  box(15, 1.5, 2, 5.0, 11, 9); // long strips along both sides: the highlight on the shoulder
  box(15, 1.5, -2, 5.0, -11, 8);
  box(3, 5, 15, 4.6, 5, 4, '#fff8ef');
  box(3, 5, 14, 4.6, -6, 3);
  box(5, 4, -15, 5, 2, 3, '#f2f7ff');
  const dark = glow('#17181a', 1); // black flags shape the sides
  for (const z of [13, -13]) {
    const flag = new THREE.Mesh(new THREE.PlaneGeometry(26, 1.1), dark);
    flag.position.set(0, 2.9, z);
    flag.lookAt(0, 2.9, 0);
    scene.add(flag);
  }
  const pmrem = new THREE.PMREMGenerator(renderer);
  const texture = pmrem.fromScene(scene, 0.012, 0.1, 100, { size: 512 }).texture;
  pmrem.dispose();
  return texture;
};

/** The backdrop: a dome, and a floor that fades into it. */
export const cyclorama = (): THREE.Group => {
  const g = new THREE.Group();
  const dome = new THREE.Mesh(
    new THREE.SphereGeometry(90, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      vertexShader:
        'varying vec3 d; void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
      fragmentShader: `varying vec3 d;
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - .5; }
void main() { float y = normalize(d).y; vec3 c = mix(vec3(.795,.805,.82), vec3(.915,.922,.93), smoothstep(-.01, .34, y)); gl_FragColor = vec4(c + grain(gl_FragCoord.xy) * .004, 1.); }`,
    }),
  );
  dome.renderOrder = -2;
  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(60, 64),
    new THREE.ShaderMaterial({
      transparent: true,
      depthWrite: false,
      vertexShader:
        'varying vec2 p; void main() { p = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
      fragmentShader: `varying vec2 p;
float grain(vec2 q) { return fract(sin(dot(q, vec2(12.9898, 78.233))) * 43758.5453) - .5; }
void main() { float r = length(p); vec3 near = vec3(.905,.908,.912); vec3 far = vec3(.795,.805,.82); vec3 c = mix(near, far, smoothstep(1., 17., r));
 gl_FragColor = vec4(c + grain(gl_FragCoord.xy) * .004, mix(.952, 1., smoothstep(2., 12., r))); }`,
    }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.renderOrder = -1;
  g.add(dome, floor);
  return g;
};

/** A soft shadow of the footprint, darker under the tyres. */
export const contactShadow = (
  size: { x0: number; x1: number; z: number },
  tyres: readonly { x: number; z: number; w: number }[],
  strength = 1,
): THREE.Mesh => {
  const pad = 1.4;
  const w = size.x1 - size.x0 + pad * 2;
  const d = size.z * 2 + pad * 2;
  const px = 96;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(2048, Math.round(w * px));
  canvas.height = Math.round(d * px);
  const sx = canvas.width / w;
  const c = canvas.getContext('2d')!;
  const rect = (x0: number, x1: number, z0: number, z1: number, blur: number, alpha: number): void => {
    c.save();
    c.filter = `blur(${blur * sx}px)`;
    c.fillStyle = `rgba(8,10,14,${alpha * strength})`;
    c.beginPath();
    c.roundRect((x0 - size.x0 + pad) * sx, (z0 + size.z + pad) * sx, (x1 - x0) * sx, (z1 - z0) * sx, 0.12 * sx);
    c.fill();
    c.restore();
  };
  rect(size.x0 - 0.1, size.x1 + 0.1, -size.z - 0.1, size.z + 0.1, 0.4, 0.3);
  rect(size.x0 + 0.16, size.x1 - 0.16, -size.z + 0.08, size.z - 0.08, 0.16, 0.52);
  rect(size.x0 + 0.4, size.x1 - 0.4, -size.z + 0.25, size.z - 0.25, 0.2, 0.4);
  for (const t of tyres) {
    rect(t.x - 0.22, t.x + 0.22, t.z - t.w * 0.7, t.z + t.w * 0.7, 0.06, 0.55);
    rect(t.x - 0.1, t.x + 0.1, t.z - t.w * 0.5, t.z + t.w * 0.5, 0.02, 0.7);
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(w, d),
    new THREE.MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, toneMapped: false }),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set((size.x0 + size.x1) / 2, 0.002, 0);
  mesh.renderOrder = 0;
  return mesh;
};

/** `eye` is the height of the camera in metres; without it `elevation` gives the height. */
export type View = { azimuth: number; elevation: number; fov: number; fill: number; shift?: number; eye?: number };

/** Positions the camera so that the box fills the frame from the given direction. */
export const frame = (
  camera: THREE.PerspectiveCamera,
  box: THREE.Box3,
  { azimuth, elevation, fov, fill, shift = 0, eye }: View,
  aspect: number,
  fixedDistance?: number,
): number => {
  camera.fov = fov;
  camera.aspect = aspect;
  camera.near = 0.1;
  camera.far = 300;
  camera.updateProjectionMatrix();
  const centre = box.getCenter(new THREE.Vector3());
  const size = box.getSize(new THREE.Vector3());
  const target = centre.clone();
  const a = THREE.MathUtils.degToRad(azimuth);
  let distance = fixedDistance ?? size.length() * 2;
  const corners = Array.from(
    { length: 8 },
    (_, i) =>
      new THREE.Vector3(i & 1 ? box.max.x : box.min.x, i & 2 ? box.max.y : box.min.y, i & 4 ? box.max.z : box.min.z),
  );
  for (let it = 0; it < 24; it++) {
    const e =
      eye === undefined
        ? THREE.MathUtils.degToRad(elevation)
        : Math.asin(THREE.MathUtils.clamp((eye - target.y) / distance, -0.2, 0.5));
    const dir = new THREE.Vector3(Math.cos(a) * Math.cos(e), Math.sin(e), Math.sin(a) * Math.cos(e));
    camera.position.copy(target).addScaledVector(dir, distance);
    camera.position.y = Math.max(camera.position.y, 0.35);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    const p = corners.map((c) => c.clone().project(camera));
    const x0 = Math.min(...p.map((v) => v.x));
    const x1 = Math.max(...p.map((v) => v.x));
    const y0 = Math.min(...p.map((v) => v.y));
    const y1 = Math.max(...p.map((v) => v.y));
    const scale = Math.tan(THREE.MathUtils.degToRad(fov / 2)) * distance;
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target.addScaledVector(right, ((x0 + x1) / 2) * scale * aspect * 0.8);
    target.addScaledVector(up, ((y0 + y1) / 2 + shift) * scale * 0.8);
    if (fixedDistance === undefined)
      distance *= Math.max((x1 - x0) / 2 / fill, (y1 - y0) / 2 / (fill * 0.86)) * 0.7 + 0.3;
  }
  return distance;
};
