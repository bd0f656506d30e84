export { BodySilhouette } from './BodySilhouette.tsx';
export type { BodySilhouetteProps } from './BodySilhouette.tsx';
export { bodyName } from './bodyName.ts';
export { bodyNames } from './bodyNames.ts';
export type { BodyName } from './bodyNames.ts';
