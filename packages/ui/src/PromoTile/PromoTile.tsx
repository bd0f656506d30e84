import { type ComponentType, lazy, Suspense } from 'react';
import type { PromoTileKind } from '@dealer/core/offers';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ArrowRight } from '../icons/icons.ts';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import styles from './PromoTile.module.css';

/** Few tiles have an icon, so its code is loaded on demand. */
const PromoTileSign = lazy<ComponentType<{ kind: PromoTileKind }>>(async () => {
  try {
    return { default: (await import('./PromoTileSign.tsx')).PromoTileSign };
  } catch {
    return { default: () => null };
  }
});

export type PromoTileProps = {
  title: string;
  /** The topic; its icon is shown where there is no picture. */
  kind?: PromoTileKind;
  text?: string;
  /** The address of the link; without one the tile is text only. */
  href?: string;
  /** 1000 by 1000 pixels, the thumbnail 375 by 375. */
  picture?: { src: string; thumbnail?: string };
  layout?: 'grid' | 'list';
};

/**
 * A message of the dealer between vehicles: an offer, a service, a promise. As high as the cards next to it, but different from
 * them.
 *
 * @avoid Outside a grid of vehicles: use `FeatureBanner` or `ContentCards`.
 * @accessibility A landmark named by its title. Picture and icon are hidden from screen readers. A tile with a link has one, named by the title, with the focus ring around the tile.
 * @accessibility Motion: the arrow moves while the pointer is on the tile, but not with reduced motion.
 *
 * @example
 * <PromoTile title="Five year warranty" text="On every used car." href="/special-offers" />
 */
export const PromoTile = ({
  title,
  kind,
  text,
  href,
  picture,
  layout = 'grid',
  ...root
}: WithRoot<PromoTileProps, 'aside'>) => {
  return (
    <aside
      {...rootProps(root, styles['tile'])}
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
      <div className={styles['content']} data-sign={(!picture && kind !== undefined) || undefined}>
        {picture || kind === undefined ? null : (
          <span className={styles['sign']} data-kind={kind}>
            <Suspense>
              <PromoTileSign kind={kind} />
            </Suspense>
          </span>
        )}
        <h3 className={styles['title']} data-part="promo-title">
          {href === undefined ? (
            title
          ) : (
            <StretchedLink className={styles['link']} href={href}>
              {title}
            </StretchedLink>
          )}
        </h3>
        {text ? <p className={styles['text']}>{text}</p> : null}
        {href === undefined ? null : <ArrowRight className={styles['arrow']} />}
      </div>
    </aside>
  );
};
