import type { CSSProperties } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import styles from './FacetTiles.module.css';

export type FacetTile = {
  label: string;
  href: string;
  count: string;
  /** The count as a share of the largest one, 0 to 1: the length of the line below the name. */
  share?: number;
  selected?: boolean;
};

export type FacetTilesProps = { label: string; items: readonly FacetTile[] };

/**
 * Links to the stock, one per value of a filter, with name, count and a line as long as its share.
 *
 * @avoid To filter the list on the same page (`FacetList`), and for body types, which `BodyTypeTiles` draws.
 * @accessibility A named navigation landmark with a list of links, each read as value and count; the line of its share is drawn only. The selected link has `aria-current`.
 * @accessibility Forced colours: the selected tile has a border in the system's highlight colour.
 *
 * @example
 * <FacetTiles label="Shop by make" items={[{ label: 'Ford', href: '/search/ford', count: '12' }]} />
 */
export const FacetTiles = ({ label, items, ...root }: WithRoot<FacetTilesProps, 'nav'>) => (
  <nav {...rootProps(root, styles['tiles'])} aria-label={label} data-part="facet-tiles">
    <ul className={styles['list']}>
      {items.map(({ label: text, href, count, share, selected }) => (
        <li key={href}>
          <Link
            className={styles['tile']}
            href={href}
            aria-current={selected ? 'true' : undefined}
            style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
          >
            <span className={styles['text']}>{text}</span> <span className={styles['count']}>{`(${count})`}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
