/** What the lens does to the distance: a blur with round highlights, so that the vehicle is easy to see. */
import * as THREE from 'three';

const quad = new THREE.Mesh(
  new THREE.PlaneGeometry(2, 2),
  new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: { picture: { value: null }, radius: { value: new THREE.Vector2() } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: `varying vec2 at; uniform sampler2D picture; uniform vec2 radius;
void main() { vec3 sum = vec3(0.); float weight = 0.;
 for (int i = 0; i < 56; i++) { float t = (float(i) + .5) / 56.; float a = float(i) * 2.39996; vec2 o = vec2(cos(a), sin(a)) * sqrt(t);
  vec3 c = texture2D(picture, at + o * radius).rgb; float w = 1. + 2. * max(0., max(c.r, max(c.g, c.b)) - 1.); sum += c * w; weight += w; }
 gl_FragColor = vec4(sum / weight, 1.); }`,
  }),
);
const lensScene = new THREE.Scene();
lensScene.add(quad);
quad.frustumCulled = false;
const lensCamera = new THREE.Camera();
let targets: { sharp: THREE.WebGLRenderTarget; soft: THREE.WebGLRenderTarget } | undefined;

/** Renders a scene out of focus: `radius` is a share of the picture's height. */
export const outOfFocus = (
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.Camera,
  { width, height, radius }: { width: number; height: number; radius: number },
): THREE.Texture => {
  targets ??= {
    sharp: new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType, samples: 4 }),
    soft: new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType }),
  };
  // What is blurred needs fewer pixels.
  targets.sharp.setSize(Math.round(width * 0.6), Math.round(height * 0.6));
  targets.soft.setSize(Math.round(width * 0.6), Math.round(height * 0.6));
  renderer.setRenderTarget(targets.sharp);
  renderer.render(scene, camera);
  const { uniforms } = quad.material;
  uniforms['picture']!.value = targets.sharp.texture;
  (uniforms['radius']!.value as THREE.Vector2).set((radius * height) / width, radius);
  renderer.setRenderTarget(targets.soft);
  renderer.render(lensScene, lensCamera);
  renderer.setRenderTarget(null);
  return targets.soft.texture;
};
