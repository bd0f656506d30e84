export { Picture, type PictureProps } from './Picture.tsx';
export { whenBroken } from './whenBroken.ts';
