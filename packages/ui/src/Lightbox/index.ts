export { Lightbox } from './Lightbox.tsx';
export type { LightboxProps } from './Lightbox.tsx';
