import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSnapTrack } from '../useSnapTrack/useSnapTrack.ts';
import snap from '../useSnapTrack/snapTrack.module.css';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './HeroCarousel.module.css';
import type { HeroModel, ModelsHero } from './modelsHero.ts';

export type HeroCarouselProps = Pick<ModelsHero, 'slides' | 'label'> & {
  /** The heading of the page, above the track. */
  heading: ReactNode;
  /** The content of a slide. */
  children: (slide: HeroModel, at: number) => ReactNode;
  className?: string | undefined;
  /** A class for each slide. */
  slideClassName?: string | undefined;
};

/** The links of a model: to its stock, and optionally a second one. */
export const HeroModelLinks = ({ model: { name, href, linkLabel, second } }: { model: HeroModel }) => (
  <>
    <Button variant="primary" size="large" href={href} aria-label={`${linkLabel}: ${name}`}>
      {linkLabel}
    </Button>
    {second === undefined ? null : (
      <Button variant="secondary" size="large" href={second.href} aria-label={`${second.label}: ${name}`}>
        {second.label}
      </Button>
    )}
  </>
);

/**
 * A carousel of models: swiped, stepped, or selected by name below. It never rotates automatically.
 *
 * @avoid For many models (`ModelTiles`) or for messages of the dealer (`Carousel`).
 * @accessibility Screen readers: a section described as a carousel. Only the current slide can be read and reached; the others are inert. The names below are buttons, at least 44 px high, and the current one has `aria-current`. The links of a model have its name in theirs.
 * @accessibility Motion: it never moves by itself, and with reduced motion slides change without smooth scrolling. Forced colours: only the current name has a line below it.
 *
 * @example
 * <HeroCarousel slides={slides} heading={<h1 tabIndex={-1}>{title}</h1>}>{(slide) => <h2>{slide.name}</h2>}</HeroCarousel>
 */
export const HeroCarousel = ({
  slides,
  label = 'Models',
  heading,
  children,
  className = '',
  slideClassName = '',
  ...root
}: WithRoot<HeroCarouselProps, 'section'>) => {
  const t = useTexts();
  const { ref: track, index, onScroll, goTo } = useSnapTrack<HTMLDivElement>();
  return (
    <section
      {...rootProps(root, `${styles.hero} ${className}`)}
      aria-roledescription="carousel"
      aria-label={label}
      data-part="home-hero"
      data-kind="models"
    >
      <div className={styles.top}>{heading}</div>
      <div ref={track} className={`${snap.track} ${styles.track}`} onScroll={onScroll}>
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            className={`${styles.slide} ${slideClassName}`}
            role="group"
            aria-roledescription="slide"
            aria-label={t('{at} of {count}', { at: at + 1, count: slides.length })}
            inert={at !== index}
          >
            {children(slide, at)}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <div className={styles.bar}>
          <ul className={styles.tabs}>
            {slides.map((slide, at) => (
              <li key={slide.id}>
                <button
                  type="button"
                  className={styles.tab}
                  aria-current={at === index || undefined}
                  onClick={() => goTo(at)}
                >
                  {slide.name}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.steps}>
            <IconButton
              label={t('Previous model')}
              icon={<ChevronLeft />}
              inactive={index === 0}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              label={t('Next model')}
              icon={<ChevronRight />}
              inactive={index === slides.length - 1}
              onClick={() => goTo(index + 1)}
            />
          </div>
        </div>
      ) : null}
    </section>
  );
};
