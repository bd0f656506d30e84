export { Carousel, type CarouselProps } from './Carousel.tsx';
export { type CarouselState, useCarousel } from './carouselContext.ts';
