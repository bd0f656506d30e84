export { HeroCarousel, HeroModelLinks, type HeroCarouselProps } from './HeroCarousel.tsx';
