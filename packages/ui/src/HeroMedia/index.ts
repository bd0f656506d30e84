export { HeroMedia, type HeroMediaProps } from './HeroMedia.tsx';
