import type * as THREE from 'three';
import type { Corner, Sdf } from './sdf.ts';
import type { Paint, Plate, SkinFaces } from './skin.ts';
import type { WheelSpec } from './wheels.ts';

export type Glass = {
  /** Height of the window line at the front and at the rear of the cabin. */
  belt: readonly [number, number];
  inset: number;
  /** Side glass between these x (front, rear); slanted ends by [xBottom, xTop]. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Pillars: [x at the window line, x at the roof, width, painted]. */
  pillars: readonly (readonly [number, number, number, boolean?])[];
  trim?: 'chrome' | 'gloss';
};
export type Screen = { y0: number; y1: number; w0: number; w1: number };
export type Vehicle = {
  group: THREE.Group;
  box: THREE.Box3;
  shadow: { x0: number; x1: number; z: number };
  tyres: { x: number; z: number; w: number }[];
  repaint: (paint: Paint) => void;
  letter: (plate: Plate) => void;
  /** Unlit replacements of materials for the floor's reflection, which are faster to render. */
  plain: Map<THREE.Material, THREE.Material>;
};
export type CarSpec = {
  halfWidth: number;
  height: number;
  axles: readonly number[];
  wheel: WheelSpec;
  rearWheel?: WheelSpec;
  arch: number;
  flare: number;
  lower: readonly Corner[];
  cabin?: readonly Corner[];
  round: { lower: number; cabin: number; join: number };
  shoulder: { y: number; slope: number; inward: number };
  plan: { front: number; rear: number; bowFront: number; bowRear: number };
  cab?: {
    yBelt: number;
    yRoof: number;
    wBelt: number;
    wRoof: number;
    bowFront: number;
    bowRear: number;
    rearTaper?: number;
  };
  flat?: boolean;
  glass?: Glass;
  screen?: Screen;
  rearScreen?: Screen;
  cut?: (f: Sdf) => Sdf;
  cell?: number;
  floorShade?: number;
  sideEdge?: number;
  draw: (f: SkinFaces, spec: CarSpec) => void;
  /** The positions of tyres that `extra` adds, for their shadow. */
  moreTyres?: Vehicle['tyres'];
  extra?: (group: THREE.Group, painted: THREE.MeshPhysicalMaterial) => void;
  mirrors?: { x: number; y: number; z: number; size?: number };
};
