import { createContext, use } from 'react';
import { errorText } from '@dealer/core/errors';

/** A carousel, for what is inside it. */
export type CarouselState = {
  /** Name of the carousel: "Reviews". */
  label: string;
  /** The slide in the middle, from 0. */
  index: number;
  count: number;
  goTo: (index: number) => void;
  /** It goes on by itself, unless somebody has stopped it; null: it never does. */
  rotation: { isOn: boolean; toggle: () => void } | null;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/**
 * The carousel around a component (row 8.R28).
 *
 * @example
 * const { index, count, goTo } = useCarousel();
 */
export const useCarousel = (): CarouselState => {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error(errorText('carousel'));
  return carousel;
};
