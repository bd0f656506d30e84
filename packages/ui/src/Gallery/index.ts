export { Gallery, type GalleryProps } from './Gallery.tsx';
export { goToPicture } from './goToPicture.ts';
