import { ModelTile } from './ModelTile.tsx';
import type { ModelTileProps } from './ModelTile.tsx';
import styles from './ModelTiles.module.css';

export type ModelTilesProps = {
  items: readonly ModelTileProps[];
  linkLabel?: string;
  /** 2 where the list has no heading of its own. */
  headingLevel?: 2 | 3;
  /** The most side by side. */
  columns?: 3 | 4;
};

/**
 * A maker's models, each on its plinth: picture, name, price from, one way on. The whole tile is the target.
 *
 * @example
 * <ModelTiles items={[{ name: 'HiLux', href: '/search/toyota/hilux', body: 'Ute', from: 'From $48,990' }]} />
 */
export const ModelTiles = ({ items, linkLabel = 'Explore', headingLevel = 3, columns = 4 }: ModelTilesProps) => (
  <div className={styles.root} data-part="model-tiles" data-columns={columns}>
    <ul className={styles.tiles}>
      {items.map((item) => (
        // Two models may lead to one address.
        <ModelTile key={`${item.name} ${item.href}`} {...item} linkLabel={linkLabel} headingLevel={headingLevel} />
      ))}
    </ul>
  </div>
);
