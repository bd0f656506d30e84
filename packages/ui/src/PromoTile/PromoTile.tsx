import { type ComponentType, lazy, Suspense } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { PromoTileKind } from '@dealer/core/promises';
import styles from './PromoTile.module.css';

/** Few tiles have a sign: it is loaded by those. */
const PromoTileSign = lazy<ComponentType<{ kind: PromoTileKind }>>(async () => {
  try {
    return { default: (await import('./PromoTileSign.tsx')).PromoTileSign };
  } catch {
    return { default: () => null };
  }
});

export type PromoTileProps = {
  title: string;
  /** What it is about; drawn where there is no picture. */
  kind?: PromoTileKind;
  text?: string;
  /** Where it leads; without one the tile only says something. */
  href?: string;
  /** 1000 by 1000 pixels, the thumbnail 375 by 375 (row 3.O09). */
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
export const PromoTile = ({ title, kind, text, href, picture, layout = 'grid', headingLevel = 3 }: PromoTileProps) => {
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
            srcSet={picture.thumbnail ? `${picture.thumbnail} 375w, ${picture.src} 1000w` : undefined}
            sizes={picture.thumbnail ? '(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw' : undefined}
            width={1000}
            height={1000}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </div>
      ) : null}
      <div className={styles['words']} data-sign={(!picture && kind !== undefined) || undefined}>
        {picture || kind === undefined ? null : (
          <span className={styles['sign']} data-kind={kind}>
            <Suspense>
              <PromoTileSign kind={kind} />
            </Suspense>
          </span>
        )}
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
