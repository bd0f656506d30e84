import ArrowRight from 'lucide-react/icons/arrow-right';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import styles from './ModelTiles.module.css';

export type ModelTile = {
  name: string;
  href: string;
  picture?: { src: string; srcSet?: string; width: number; height: number };
  /** Drawn where there is no picture. */
  body: string;
  /** "From $32,990 drive away". */
  from?: string;
  text?: string;
  /** "New", "Coming Soon". */
  status?: string;
};

export type ModelTilesProps = { items: ModelTile[]; linkLabel?: string };

/**
 * A maker's models, each on its plinth: picture, name, price from, one way on. The whole tile is the target.
 *
 * @example
 * <ModelTiles items={[{ name: 'HiLux', href: '/search/toyota/hilux', body: 'Ute', from: 'From $48,990' }]} />
 */
export const ModelTiles = ({ items, linkLabel = 'Explore' }: ModelTilesProps) => (
  <div className={styles.root} data-part="model-tiles">
    <ul className={styles.tiles}>
      {items.map((item) => (
        <li key={item.href} className={styles.tile}>
          <div className={styles.plinth}>
            {item.picture === undefined ? (
              <div className={styles.silhouette} aria-hidden="true">
                <BodySilhouette body={item.body} />
              </div>
            ) : (
              <img
                className={styles.picture}
                src={item.picture.src}
                srcSet={item.picture.srcSet}
                sizes="(min-width: 64rem) 420px, 50vw"
                width={item.picture.width}
                height={item.picture.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            {item.status === undefined ? null : <span className={styles.status}>{item.status}</span>}
          </div>
          <h3 className={styles.name}>
            <a className={styles.link} href={item.href} aria-label={`${linkLabel} ${item.name}`}>
              {item.name}
            </a>
          </h3>
          {item.from === undefined ? null : <p className={styles.from}>{item.from}</p>}
          {item.text === undefined ? null : <p className={styles.text}>{item.text}</p>}
          <span className={styles.more} aria-hidden="true">
            {linkLabel}
            <ArrowRight />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
