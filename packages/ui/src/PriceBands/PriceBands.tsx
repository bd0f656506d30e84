import styles from './PriceBands.module.css';

export type PriceBand = { label: string; href: string; count?: string | number; selected?: boolean };
export type PriceBandsProps = {
  items: PriceBand[];
  label: string;
  /** Chips above results, tiles on the home page. */
  size?: 'chips' | 'tiles';
};

/**
 * Price ranges as links.
 *
 * @example
 * <PriceBands label="Browse by price" items={[{ label: 'Under $15,000', href: '/search/used-cars?range[price]=0:15000' }]} />
 */
export const PriceBands = ({ items, label, size = 'chips' }: PriceBandsProps) => (
  <nav className={styles.root} aria-label={label} data-part="price-bands" data-size={size}>
    <ul className={styles.bands}>
      {items.map((item) => (
        <li key={item.href} className={styles.cell}>
          <a className={styles.band} href={item.href} aria-current={item.selected ? 'true' : undefined}>
            <span className={styles.label}>{item.label}</span>
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
