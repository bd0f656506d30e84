/**
 * The skin of a body: paint, glass, lamps, chrome and black plastic, drawn in metres on its four faces (side, front, rear,
 * top) and projected onto the body by the shader.
 */
import * as THREE from 'three';
import type { Point } from './sdf.ts';
import { roundedOutline, type Corner } from './sdf.ts';

export type Stuff = { colour: string; rough: number; metal: number; glow?: number; alpha?: number };
export const stuff = {
  glass: { colour: '#4b5862', rough: 0.035, metal: 0.55 },
  glassDeep: { colour: '#06080a', rough: 0.04, metal: 0 },
  glassInside: { colour: '#515b63', rough: 0.05, metal: 0.38 },
  gloss: { colour: '#08090a', rough: 0.12, metal: 0 },
  plastic: { colour: '#17191b', rough: 0.62, metal: 0 },
  pillar: { colour: '#1c1f22', rough: 0.22, metal: 0 },
  plasticLight: { colour: '#2b2e31', rough: 0.55, metal: 0 },
  chrome: { colour: '#dfe3e6', rough: 0.12, metal: 1 },
  satin: { colour: '#9da2a6', rough: 0.34, metal: 1 },
  gap: { colour: '#020203', rough: 0.9, metal: 0, alpha: 0.88 },
  crease: { colour: '#050506', rough: 0.6, metal: 0, alpha: 0.28 },
  lampDark: { colour: '#1d2226', rough: 0.05, metal: 0.2 },
  lampClear: { colour: '#c9d3da', rough: 0.08, metal: 0.7 },
  led: { colour: '#ffffff', rough: 0.2, metal: 0, glow: 0.85 },
  tail: { colour: '#8d0810', rough: 0.08, metal: 0, glow: 0.12 },
  tailDeep: { colour: '#4e050a', rough: 0.08, metal: 0 },
  tailGlow: { colour: '#ff2a2a', rough: 0.1, metal: 0, glow: 0.55 },
  amber: { colour: '#e07a12', rough: 0.15, metal: 0, glow: 0.12 },
  white: { colour: '#d8dbdb', rough: 0.35, metal: 0 },
  offWhite: { colour: '#d9dcdd', rough: 0.45, metal: 0 },
  plate: { colour: '#f4f4ee', rough: 0.5, metal: 0 },
} satisfies Record<string, Stuff>;

type Face = 'side' | 'front' | 'rear' | 'top';

/** A registration plate: letters in a colour on a colour; a plate without letters is blank. */
export type Plate = { text: string; ink: string; ground: string };
type Extent = { x0: number; x1: number; y1: number; z: number };
const SIZE = 2048;
const rects: Record<Face, [number, number, number, number]> = {
  side: [0, 0, 2048, 704],
  front: [0, 704, 1024, 704],
  rear: [1024, 704, 1024, 704],
  top: [0, 1408, 2048, 640],
};

/** Draws shapes in metres on one face, on the colour and surface textures at once. */
export class Painter {
  readonly a: CanvasRenderingContext2D;
  readonly b: CanvasRenderingContext2D;
  private readonly fit: (p: Point) => Point;
  private readonly unit: number;
  private readonly face: Face;
  private readonly extent: Extent;
  /** The positions of the plates of this face: centre height, width and height in metres. */
  readonly plates: { y: number; w: number; h: number }[] = [];
  constructor(a: CanvasRenderingContext2D, b: CanvasRenderingContext2D, face: Face, extent: Extent) {
    this.a = a;
    this.b = b;
    this.face = face;
    this.extent = extent;
    const [rx, ry, rw, rh] = rects[face];
    const { x0, x1, y1, z } = extent;
    const lo: Point = face === 'side' ? [x0, 0] : face === 'top' ? [x0, -z] : [-z, 0];
    const hi: Point = face === 'side' ? [x1, y1] : face === 'top' ? [x1, z] : [z, y1];
    const sx = rw / (hi[0] - lo[0]);
    const sy = rh / (hi[1] - lo[1]);
    this.fit = ([u, v]) => [rx + (u - lo[0]) * sx, ry + rh - (v - lo[1]) * sy];
    this.unit = (sx + sy) / 2;
    for (const c of [a, b]) {
      c.lineJoin = 'round';
      c.lineCap = 'round';
    }
  }
  /** Clips shapes to their face, with a margin. */
  private clip(c: CanvasRenderingContext2D): void {
    c.beginPath();
    c.rect(...rects[this.face]);
    c.clip();
  }
  private trace(c: CanvasRenderingContext2D, pts: readonly Point[], close: boolean): void {
    c.beginPath();
    pts.forEach((p, i) => {
      const [x, y] = this.fit(p);
      if (i === 0) c.moveTo(x, y);
      else c.lineTo(x, y);
    });
    if (close) c.closePath();
  }
  private each(s: Stuff, run: (c: CanvasRenderingContext2D) => void): void {
    const byte = (v: number): number => Math.round(v * 255);
    for (const [c, colour] of [
      [this.a, s.colour],
      [this.b, `rgb(${byte(s.rough)},${byte(s.metal)},${byte(s.glow ?? 0)})`],
    ] as const) {
      c.save();
      c.globalAlpha = s.alpha ?? 1;
      c.fillStyle = colour;
      c.strokeStyle = colour;
      this.clip(c);
      run(c);
      c.restore();
    }
  }
  /** A filled shape; corners may carry a rounding. */
  fill(corners: readonly Corner[], s: Stuff): this {
    return this.fillOutline(roundedOutline(corners), s);
  }
  fillOutline(pts: readonly Point[], s: Stuff): this {
    this.each(s, (c) => {
      this.trace(c, pts, true);
      c.fill();
    });
    return this;
  }
  /** A line of the given width in metres. */
  line(pts: readonly Point[], s: Stuff, width: number, close = false): this {
    this.each(s, (c) => {
      c.lineWidth = width * this.unit;
      this.trace(c, pts, close);
      c.stroke();
    });
    return this;
  }
  straight(from: Point, to: Point, s: Stuff, width: number): this {
    return this.line([from, to], s, width);
  }
  outline(corners: readonly Corner[], s: Stuff, width: number): this {
    return this.line(roundedOutline(corners), s, width, true);
  }
  disc(x: number, y: number, r: number, s: Stuff): this {
    return this.fillOutline(circle(x, y, r), s);
  }
  ring(x: number, y: number, r: number, s: Stuff, width: number, from = 0, to = Math.PI * 2): this {
    return this.line(circle(x, y, r, from, to), s, width);
  }
  /** Restores the paint inside an outline. */
  eraseLine(pts: readonly Point[], width: number, close = true): this {
    for (const c of [this.a, this.b]) {
      c.save();
      this.clip(c);
      c.globalCompositeOperation = 'destination-out';
      c.lineWidth = width * this.unit;
      this.trace(c, pts, close);
      c.stroke();
      c.restore();
    }
    return this;
  }
  erase(corners: readonly Corner[]): this {
    for (const c of [this.a, this.b]) {
      c.save();
      this.clip(c);
      c.globalCompositeOperation = 'destination-out';
      this.trace(c, roundedOutline(corners), true);
      c.fill();
      c.restore();
    }
    return this;
  }
  /** Letters every plate of this face. The front of the body is seen from the front, so its letters are mirrored on the sheet. */
  letter({ text, ink, ground }: Plate): void {
    for (const { y, w, h } of this.plates) {
      const [left, top] = this.fit([-w / 2, y + h / 2]);
      const [right, bottom] = this.fit([w / 2, y - h / 2]);
      const c = this.a;
      c.save();
      c.fillStyle = ground;
      c.beginPath();
      c.roundRect(left, top, right - left, bottom - top, 6);
      c.fill();
      c.translate((left + right) / 2, (top + bottom) / 2);
      if (this.face === 'front') c.scale(-1, 1);
      c.fillStyle = ink;
      c.font = `700 ${(bottom - top) * 0.78}px "Liberation Sans Narrow", "DejaVu Sans Condensed", "Arial Narrow", sans-serif`;
      c.textAlign = 'center';
      c.textBaseline = 'middle';
      c.fillText(text, 0, (bottom - top) * 0.06, (right - left) * 0.9);
      c.restore();
    }
  }
  /** Draws on a separate layer inside a clip, so that erasing affects only this layer, then adds the layer. */
  layer(clip: readonly Corner[] | undefined, run: (p: Painter) => void): this {
    const sheets = [this.a, this.b].map(() => sheet());
    const p = new Painter(sheets[0]!, sheets[1]!, this.face, this.extent);
    run(p);
    [this.a, this.b].forEach((c, i) => {
      c.save();
      if (clip) {
        this.trace(c, roundedOutline(clip), true);
        c.clip();
      }
      c.drawImage(sheets[i]!.canvas, 0, 0);
      c.restore();
    });
    return this;
  }
}

export const circle = (x: number, y: number, r: number, from = 0, to = Math.PI * 2): Point[] =>
  Array.from({ length: 49 }, (_, i) => {
    const t = from + ((to - from) * i) / 48;
    return [x + Math.cos(t) * r, y + Math.sin(t) * r];
  });

const sheet = (): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  return canvas.getContext('2d')!;
};

export type Paint = { colour: string; metal: number; rough: number; coat?: number };
export type SkinFaces = Record<Face, Painter>;
type Skin = {
  material: THREE.MeshPhysicalMaterial;
  plain: THREE.MeshBasicMaterial;
  repaint: (paint: Paint) => void;
  letter: (plate: Plate) => void;
};

/** The brightness of all lamps: 1 by day, more at dusk, when they are switched on. */
export const lampPower = { value: 1 };

/** The material of a body: paint under a clear coat, covered by what `draw` draws. */
export const skin = (
  extent: Extent,
  wheels: readonly (readonly [number, number, number])[],
  draw: (faces: SkinFaces) => void,
  floorShade = 1,
  sideEdge = 0.62,
): Skin => {
  const a = sheet();
  const b = sheet();
  const faces = Object.fromEntries(
    (['side', 'front', 'rear', 'top'] as const).map((f) => [f, new Painter(a, b, f, extent)]),
  ) as SkinFaces;
  draw(faces);
  const texture = (c: CanvasRenderingContext2D, colour: boolean): THREE.CanvasTexture => {
    const t = new THREE.CanvasTexture(c.canvas);
    t.colorSpace = colour ? THREE.SRGBColorSpace : THREE.NoColorSpace;
    t.anisotropy = 4;
    t.generateMipmaps = true;
    t.minFilter = THREE.LinearMipmapLinearFilter;
    return t;
  };
  const colours = texture(a, true);
  const material = new THREE.MeshPhysicalMaterial({
    color: '#888',
    metalness: 0.5,
    roughness: 0.4,
    clearcoat: 1,
    clearcoatRoughness: 0.025,
  });
  const uniforms = {
    sheetA: { value: colours },
    sheetB: { value: texture(b, false) },
    extent: { value: new THREE.Vector4(extent.x0, extent.x1, extent.y1, extent.z) },
    arches: { value: Array.from({ length: 4 }, (_, i) => new THREE.Vector3(...(wheels[i] ?? [99, 99, 0]))) },
    floorShade: { value: floorShade },
    sideEdge: { value: sideEdge },
    lampPower,
  };
  /** An unlit copy of the material, for the reflection in the studio floor. */
  const plain = new THREE.MeshBasicMaterial();
  material.onBeforeCompile = plain.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vObjectP;\nvarying vec3 vObjectN;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvObjectP = position;\nvObjectN = normal;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
varying vec3 vObjectP; varying vec3 vObjectN;
uniform sampler2D sheetA; uniform sampler2D sheetB; uniform vec4 extent; uniform vec3 arches[4]; uniform float floorShade; uniform float sideEdge; uniform float lampPower;
vec2 place(vec4 rect, vec2 uv) { vec2 t = clamp(uv, 0.004, 0.996); return vec2((rect.x + t.x * rect.z) / 2048.0, 1.0 - (rect.y + rect.w - t.y * rect.w) / 2048.0); }`,
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
vec3 on = normalize(vObjectN);
vec2 uvS = place(vec4(0., 0., 2048., 704.), vec2((vObjectP.x - extent.x) / (extent.y - extent.x), vObjectP.y / extent.z));
float zz = (vObjectP.z + extent.w) / (2. * extent.w);
vec2 uvE = place(vec4(on.x > 0. ? 0. : 1024., 704., 1024., 704.), vec2(zz, vObjectP.y / extent.z));
vec2 uvT = place(vec4(0., 1408., 2048., 640.), vec2((vObjectP.x - extent.x) / (extent.y - extent.x), zz));
float isSide = step(sideEdge, abs(on.z));
float isTop = (1. - isSide) * max(step(0.965, on.y), 1. - step(0.24, abs(on.x)));
vec4 skinA = mix(mix(texture2D(sheetA, uvE), texture2D(sheetA, uvT), isTop), texture2D(sheetA, uvS), isSide);
vec4 skinB = mix(mix(texture2D(sheetB, uvE), texture2D(sheetB, uvT), isTop), texture2D(sheetB, uvS), isSide);
for (int i = 0; i < 4; i++) { float d = length(vObjectP.xy - arches[i].xy); if (d < arches[i].z + 0.013) { skinA = vec4(0.006, 0.006, 0.007, 1.); skinB = vec4(0.85, 0., 0., 1.); } }
if (on.y < -0.75) { skinA = vec4(0.008, 0.008, 0.009, 1.); skinB = vec4(0.9, 0., 0., 1.); }
float k = skinA.a;
diffuseColor.rgb = mix(diffuseColor.rgb, skinA.rgb, k);`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, skinB.r, k);',
      )
      .replace(
        '#include <metalnessmap_fragment>',
        '#include <metalnessmap_fragment>\nmetalnessFactor = mix(metalnessFactor, skinB.g, k);',
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += skinA.rgb * skinB.b * k * lampPower;',
      )
      .replace(
        '#include <lights_physical_fragment>',
        '#include <lights_physical_fragment>\nmaterial.clearcoat *= mix(1., 1. - smoothstep(0.3, 0.6, skinB.r), k);',
      )
      .replace(
        '#include <opaque_fragment>',
        `float low = smoothstep(0.0, 0.75, vObjectP.y);
float shade = mix(1., mix(0.42, 1., low), floorShade * (0.55 + 0.45 * smoothstep(0.3, -0.6, on.y)));
outgoingLight *= shade;
#include <opaque_fragment>`,
      );
  };
  return {
    material,
    plain,
    repaint: (paint) => {
      plain.color.set(paint.colour).multiplyScalar(1.3);
      material.color.set(paint.colour);
      material.metalness = paint.metal;
      material.roughness = paint.rough;
      material.clearcoat = paint.coat ?? 1;
    },
    letter: (plate) => {
      faces.front.letter(plate);
      faces.rear.letter(plate);
      colours.needsUpdate = true;
    },
  };
};
