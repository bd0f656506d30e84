import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { HeroCarousel, HeroModelLinks } from '../HeroCarousel/HeroCarousel.tsx';
import { HeroImage } from '../HeroImage/HeroImage.tsx';
import styles from './HomeHero.module.css';
import type { ModelsHero } from '../HeroCarousel/modelsHero.ts';

/** The neutral hero with the models in stock. */
export const HomeHeroModels = ({ title, ...carousel }: ModelsHero) => (
  <HeroCarousel
    {...carousel}
    className={styles.hero}
    slideClassName={styles.slide}
    heading={
      <h1 className={styles.small} tabIndex={-1}>
        {title}
      </h1>
    }
  >
    {(slide, at) => (
      <>
        <div className={styles.content}>
          <h2 className={styles.name}>{slide.name}</h2>
          {slide.tagline === undefined ? null : <p className={styles.text}>{slide.tagline}</p>}
          {slide.price === undefined ? null : <p className={styles.price}>{slide.price}</p>}
          <div className={styles.actions}>
            <HeroModelLinks model={slide} />
          </div>
        </div>
        {slide.picture === undefined ? (
          <div className={styles.silhouette} aria-hidden="true">
            <BodySilhouette body={slide.body} />
          </div>
        ) : (
          <HeroImage
            className={styles.picture}
            picture={slide.picture}
            sizes="(min-width: 60rem) 50vw, 100vw"
            isDeferred={at > 0}
          />
        )}
      </>
    )}
  </HeroCarousel>
);
