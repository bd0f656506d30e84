import styles from './FacetTiles.module.css';

export type FacetTile = { label: string; href: string; count: string; selected?: boolean };
export type FacetTilesProps = { label: string; items: readonly FacetTile[] };

/**
 * Links to the stock, one per value of a filter, with name and count.
 *
 * @example
 * <FacetTiles label="Shop by make" items={[{ label: 'Ford', href: '/search/ford', count: '12' }]} />
 */
export const FacetTiles = ({ label, items }: FacetTilesProps) => (
  <nav className={styles['tiles']} aria-label={label} data-part="facet-tiles">
    <ul className={styles['list']}>
      {items.map(({ label: text, href, count, selected }) => (
        <li key={href}>
          <a className={styles['tile']} href={href} aria-current={selected ? 'true' : undefined}>
            <span className={styles['text']}>{text}</span> <span className={styles['count']}>({count})</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
