export { HeroImage, type HeroImageProps } from './HeroImage.tsx';
export type { HeroPicture } from './heroPicture.ts';
