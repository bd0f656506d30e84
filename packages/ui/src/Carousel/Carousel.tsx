import { Children, type ReactNode, useLayoutEffect, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useSnapTrack } from '../useSnapTrack/useSnapTrack.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Carousel.module.css';
import { CarouselContext } from './carouselContext.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselSlide } from './CarouselSlide.tsx';
import { useRotation } from './useRotation.ts';

export type CarouselProps = {
  /** What it shows: "Reviews". */
  label: string;
  children: ReactNode;
  /** The slide that is centred at first, from 0. */
  startIndex?: number;
  /** Milliseconds until the next slide is shown automatically, starting over after the last one; null: never. */
  autoRotateMs?: number | null;
};

/**
 * A carousel with one slide centred. Slides are swiped, stepped with buttons, or pressed at the side. It may rotate automatically;
 * that stops while the pointer or the focus is in it, when somebody stops it, and with reduced motion.
 *
 * @avoid For vehicles that people compare (`Rail`, `VehicleGrid`), and for what everybody has to see.
 * @keyboard Tab reaches the slides, then the buttons; arrow keys scroll the slides. Rotation stops while the focus is within.
 * @accessibility Screen readers: a group described as a carousel, with slides that have their position as the name, such as "2 of 5". All slides can be read. The buttons name the carousel, and the one that leads nowhere is announced as unavailable.
 * @accessibility A press on a slide at the side is for pointers; the buttons do the same.
 * @accessibility Motion: rotation has a button that pauses it, the first one. With reduced motion there is no rotation and no such button, and slides change without smooth scrolling.
 *
 * @example
 * <Carousel label="Reviews" startIndex={2} autoRotateMs={3_000}>{reviews.map((review) => <ReviewCard key={review.id} {...review} />)}</Carousel>
 */
export const Carousel = ({
  label,
  children,
  startIndex = 0,
  autoRotateMs = null,
  ...root
}: WithRoot<CarouselProps, 'div'>) => {
  const t = useTexts();
  const slides = Children.toArray(children);
  const count = slides.length;
  const { ref, index, onScroll, goTo } = useSnapTrack<HTMLDivElement>();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isPointed || hasFocus;
  const rotation = useRotation({
    everyMs: count > 1 ? autoRotateMs : null,
    isPaused,
    onStep: () => goTo((index + 1) % count),
  });

  useLayoutEffect(() => {
    const track = ref.current;
    const start = track?.children[startIndex];
    if (!track || !(start instanceof HTMLElement) || startIndex === 0) return;
    const first = track.firstElementChild as HTMLElement;
    track.scrollTo({ left: start.offsetLeft - first.offsetLeft, behavior: 'instant' });
    onScroll();
  }, [ref, startIndex, onScroll]);

  return (
    <CarouselContext value={{ label, index, count, goTo, rotation }}>
      <div
        {...rootProps(root, styles.carousel)}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        data-part="carousel"
        onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      >
        <div
          ref={ref}
          className={styles.track}
          // Focusable, so that keys scroll it when no slide has a focusable element.
          tabIndex={0}
          role="group"
          aria-label={t('{label}, slides', { label })}
          onScroll={onScroll}
        >
          {slides.map((slide, at) => (
            <CarouselSlide key={at} at={at}>
              {slide}
            </CarouselSlide>
          ))}
        </div>
        {count > 1 ? <CarouselControls /> : null}
      </div>
    </CarouselContext>
  );
};
