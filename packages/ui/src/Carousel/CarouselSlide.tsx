import type { ReactNode } from 'react';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Carousel.module.css';
import { useCarousel } from './carouselContext.ts';

type CarouselSlideProps = { at: number; children: ReactNode };

/** One slide; a press on a slide at the side centres it. Keyboard users have the buttons. */
export const CarouselSlide = ({ at, children }: CarouselSlideProps) => {
  const t = useTexts();
  const { index, count, goTo } = useCarousel();
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={t('{at} of {count}', { at: at + 1, count: count })}
      data-active={at === index || undefined}
      onClick={at === index ? undefined : () => goTo(at)}
    >
      {children}
    </div>
  );
};
