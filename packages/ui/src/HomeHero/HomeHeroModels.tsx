import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSnapTrack } from '../useSnapTrack/useSnapTrack.ts';
import type { HeroPicture } from './heroPicture.ts';
import styles from './HomeHeroModels.module.css';

export type HomeHeroSlide = {
  id: string;
  /** "HiLux". */
  name: string;
  tagline?: string;
  /** "From $48,990 drive away". */
  price?: string;
  href: string;
  linkLabel: string;
  second?: { label: string; href: string };
  picture?: HeroPicture;
  /** Drawn where there is no picture. */
  body: string;
};

export type HomeHeroModelsProps = {
  title: string;
  slides: readonly HomeHeroSlide[];
  /** Name of the carousel: "Our models". */
  label?: string;
};

/** The showroom: one model fills the width, the others are named below it. It never moves by itself. */
export const HomeHeroModels = ({ title, slides, label = 'Models' }: HomeHeroModelsProps) => {
  const { ref: track, index, onScroll, goTo } = useSnapTrack<HTMLDivElement>();
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={label}
      data-part="home-hero"
      data-recipe="models"
    >
      <div className={styles.top}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div ref={track} className={styles.track} onScroll={onScroll}>
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            inert={at !== index}
          >
            <div className={styles.words}>
              <h2 className={styles.name}>{slide.name}</h2>
              {slide.tagline === undefined ? null : <p className={styles.tagline}>{slide.tagline}</p>}
              {slide.price === undefined ? null : <p className={styles.price}>{slide.price}</p>}
              <div className={styles.actions}>
                <Button
                  variant="primary"
                  size="large"
                  href={slide.href}
                  aria-label={`${slide.linkLabel}: ${slide.name}`}
                >
                  {slide.linkLabel}
                </Button>
                {slide.second === undefined ? null : (
                  <Button
                    variant="secondary"
                    size="large"
                    href={slide.second.href}
                    aria-label={`${slide.second.label}: ${slide.name}`}
                  >
                    {slide.second.label}
                  </Button>
                )}
              </div>
            </div>
            <div className={styles.stage}>
              {slide.picture === undefined ? (
                <div className={styles.silhouette} aria-hidden="true">
                  <BodySilhouette body={slide.body} />
                </div>
              ) : (
                <img
                  className={styles.picture}
                  src={slide.picture.src}
                  srcSet={slide.picture.srcSet}
                  sizes="(min-width: 64rem) 62vw, 100vw"
                  width={slide.picture.width}
                  height={slide.picture.height}
                  alt={slide.picture.alt}
                  loading={at === 0 ? 'eager' : 'lazy'}
                  fetchPriority={at === 0 ? 'high' : 'auto'}
                  decoding="async"
                />
              )}
            </div>
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
              label="Previous model"
              icon={<ChevronLeft />}
              inactive={index === 0}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              label="Next model"
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
