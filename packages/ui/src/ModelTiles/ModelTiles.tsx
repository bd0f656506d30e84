import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ModelTile } from './ModelTile.tsx';
import type { ModelTileProps } from './ModelTile.tsx';
import styles from './ModelTiles.module.css';

export type ModelTilesProps = {
  items: readonly ModelTileProps[];
  /** The text of the link of each tile. */
  linkLabel?: string;
  /** 2 where the list has no heading above it. */
  headingLevel?: 2 | 3;
  /** The most columns. */
  columns?: 3 | 4;
};

/**
 * A maker's models: picture, name, price from and one link each. The whole tile is the target.
 *
 * @avoid For vehicles of the stock, which are `VehicleCard`s.
 * @accessibility A list. A tile has one link, read as its label and the model. Pictures and drawings are hidden from screen readers, as is the repeated label at the lower edge.
 *
 * @example
 * <ModelTiles items={[{ name: 'HiLux', href: '/search/toyota/hilux', body: 'Ute', from: 'From $48,990' }]} />
 */
export const ModelTiles = ({
  items,
  linkLabel = 'Explore',
  headingLevel = 3,
  columns = 4,
  ...root
}: WithRoot<ModelTilesProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="model-tiles" data-columns={columns}>
    <ul className={styles.tiles}>
      {items.map((item) => (
        // Two models may have the same address.
        <ModelTile key={`${item.name} ${item.href}`} {...item} linkLabel={linkLabel} headingLevel={headingLevel} />
      ))}
    </ul>
  </div>
);
