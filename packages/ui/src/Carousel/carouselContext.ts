import { createContext, use } from 'react';
import { errorText } from '@dealer/core/errors';

/** The state of a carousel for its parts. */
export type CarouselState = {
  /** Name of the carousel: "Reviews". */
  label: string;
  /** The centred slide, from 0. */
  index: number;
  count: number;
  goTo: (index: number) => void;
  /** Whether it rotates automatically, and how to stop it; null: it never does. */
  rotation: { isOn: boolean; toggle: () => void } | null;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/**
 * The carousel around a component.
 *
 * @example
 * const { index, count, goTo } = useCarousel();
 */
export const useCarousel = (): CarouselState => {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error(errorText('carousel'));
  return carousel;
};
