export { BodySilhouette } from './BodySilhouette.tsx';
export type { BodySilhouetteProps } from './BodySilhouette.tsx';
export { bodyName } from './bodyName.ts';
export { silhouettes } from './silhouettes.ts';
export type { BodyName } from './silhouettes.ts';
