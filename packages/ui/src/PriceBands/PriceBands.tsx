import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Picture } from '../Picture/Picture.tsx';
import chip from '../Button/chip.module.css';
import styles from './PriceBands.module.css';

export type PriceBand = {
  label: string;
  href: string;
  /** "48 cars". */
  count?: string | number | undefined;
  selected?: boolean;
  /** A vehicle of the band, 3:2; tiles show it. */
  picture?: { src: string; srcSet?: string | undefined } | undefined;
};
export type PriceBandsProps = {
  items: PriceBand[];
  label: string;
  /** Chips above results, tiles on the home page. */
  size?: 'chips' | 'tiles';
};

/**
 * Price ranges as links.
 *
 * @avoid For a range that people set themselves: use `RangeFilter`.
 * @accessibility A named navigation landmark with a list of links, each read as range and count. The selected link has `aria-current`, and the pictures are hidden from screen readers.
 * @accessibility Touch: a link is at least 44 px high. Forced colours: the selected one has the system's highlight colour.
 *
 * @example
 * <PriceBands label="Browse by price" items={[{ label: 'Under $15,000', href: '/search/used-cars?range[price]=0:15000' }]} />
 */
export const PriceBands = ({ items, label, size = 'chips', ...root }: WithRoot<PriceBandsProps, 'nav'>) => (
  <nav {...rootProps(root, styles.root)} aria-label={label} data-part="price-bands" data-size={size}>
    <ul className={`${chip.chips} ${styles.bands}`}>
      {items.map((item) => (
        <li key={item.href} className={styles.cell}>
          <Link
            className={`${chip.chip} ${styles.band}`}
            href={item.href}
            aria-current={item.selected ? 'true' : undefined}
          >
            {size === 'chips' ? null : (
              <span className={styles.picture}>
                <Picture
                  src={item.picture?.src}
                  srcSet={item.picture?.srcSet}
                  sizes="(min-width: 48rem) 18rem, 50vw"
                  width={375}
                  height={250}
                />
              </span>
            )}
            <span className={styles.label}>{item.label}</span>
            {size === 'chips' && item.count === undefined ? null : (
              <span className={`${chip.count} ${styles.count}`}>{item.count ?? '\u00a0'}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
