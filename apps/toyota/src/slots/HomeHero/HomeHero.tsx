import { lazyWithPreload } from '@dealer/storefront/template';
import { BodySilhouette } from '@dealer/ui/BodySilhouette';
import { HeroCarousel, HeroModelLinks } from '@dealer/ui/HeroCarousel';
import { HeroImage } from '@dealer/ui/HeroImage';
import type { HomeHeroProps, ModelsHero } from '@dealer/ui/HomeHero';
import styles from './HomeHero.module.css';

const FilmHero = lazyWithPreload(async () => (await import('../FilmHero/FilmHero.tsx')).FilmHero);
const NeutralHero = lazyWithPreload(async () => (await import('@dealer/ui/HomeHero')).HomeHero);

/** The models hero: one model fills the width, tabs below it name the others. */
const Showroom = ({ title, ...carousel }: ModelsHero) => (
  <HeroCarousel
    {...carousel}
    className={styles.hero}
    slideClassName={styles.slide}
    heading={
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    }
  >
    {(slide, at) => (
      <>
        <div className={styles.content}>
          <h2 className={styles.name}>{slide.name}</h2>
          {slide.tagline === undefined ? null : <p className={styles.tagline}>{slide.tagline}</p>}
          {slide.price === undefined ? null : <p className={styles.price}>{slide.price}</p>}
          <div className={styles.actions}>
            <HeroModelLinks model={slide} />
          </div>
        </div>
        <div className={styles.stage}>
          {slide.picture === undefined ? (
            <div className={styles.silhouette} aria-hidden="true">
              <BodySilhouette body={slide.body} />
            </div>
          ) : (
            <HeroImage
              className={slide.picture.isCutOut ? styles.cutOut : styles.picture}
              picture={slide.picture}
              sizes="(min-width: 64rem) 62vw, 100vw"
              isDeferred={at > 0}
            />
          )}
        </div>
      </>
    )}
  </HeroCarousel>
);

/** The hero of the home page. This look draws models, and a search with a picture, itself; the neutral default draws the others. */
export const HomeHero = (hero: HomeHeroProps) => {
  if (hero.kind === 'models') return <Showroom {...hero} />;
  if (hero.kind !== 'search' || hero.picture === undefined) return <NeutralHero {...hero} />;
  return <FilmHero {...hero} picture={hero.picture} />;
};
