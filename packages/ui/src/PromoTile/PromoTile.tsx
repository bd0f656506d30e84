import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './PromoTile.module.css';

export type PromoTileProps = {
  title: string;
  text?: string;
  /** Where it leads; without one the tile only says something. */
  href?: string;
  picture?: { src: string; thumbnail?: string };
  layout?: 'grid' | 'list';
  headingLevel?: 2 | 3 | 4;
};

/**
 * The dealer's own word between vehicles: an offer, a service, a promise. As high as the cards beside it and never taken for one.
 *
 * @example
 * <PromoTile title="Five year warranty" text="On every used car." href="/special-offers" />
 */
export const PromoTile = ({ title, text, href, picture, layout = 'grid', headingLevel = 3 }: PromoTileProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <aside
      className={styles['tile']}
      aria-label={title}
      data-part="promo-tile"
      data-layout={layout}
      data-surface="inverse"
      data-picture={picture ? 'yes' : 'no'}
    >
      {picture ? (
        <div className={styles['media']}>
          <img
            className={styles['image']}
            src={picture.src}
            srcSet={picture.thumbnail ? `${picture.thumbnail} 400w, ${picture.src} 900w` : undefined}
            sizes={picture.thumbnail ? '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw' : undefined}
            width={600}
            height={400}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </div>
      ) : null}
      <div className={styles['words']}>
        <Heading className={styles['title']} data-part="promo-title">
          {href === undefined ? (
            title
          ) : (
            <a className={styles['link']} href={href}>
              {title}
            </a>
          )}
        </Heading>
        {text ? <p className={styles['text']}>{text}</p> : null}
        {href === undefined ? null : <ArrowRight className={styles['arrow']} aria-hidden="true" />}
      </div>
    </aside>
  );
};
