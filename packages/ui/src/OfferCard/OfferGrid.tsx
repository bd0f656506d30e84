import { Children, type ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './OfferGrid.module.css';

/**
 * A grid of offers.
 *
 * @example
 * <OfferGrid label="Special offers">{tiles.map((tile) => <OfferCard key={tile.id} {...tile} />)}</OfferGrid>
 */
export const OfferGrid = ({ label, children, ...root }: WithRoot<{ label: string; children: ReactNode }, 'div'>) => (
  <div {...rootProps(root, styles.container)}>
    <ul className={styles.grid} aria-label={label} data-part="offer-grid">
      {Children.toArray(children).map((child, at) => (
        <li key={at} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  </div>
);
