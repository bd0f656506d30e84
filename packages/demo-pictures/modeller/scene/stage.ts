import type * as THREE from 'three';

/** A scene with its camera for wide and narrow pictures. */
export type Stage = {
  scene: THREE.Scene;
  eye: [number, number, number];
  look: [number, number, number];
  fov: number;
  narrow: { eye: [number, number, number]; look: [number, number, number]; fov: number };
  exposure: number;
  /** The brightness of the vehicles' lamps; 1 by day. */
  lamps?: number;
};
