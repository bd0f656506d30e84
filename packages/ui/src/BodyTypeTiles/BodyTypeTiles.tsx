import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import styles from './BodyTypeTiles.module.css';

export type BodyTypeTile = {
  /** As the index writes it: "SUV", "Ute". */
  body: string;
  label: string;
  href: string;
  /** The formatted count: "124" or "124 cars". */
  count?: string | number;
  selected?: boolean;
};

export type BodyTypeTilesProps = { items: BodyTypeTile[]; label: string };

/**
 * One link per body type, with its drawing, name and count.
 *
 * @avoid To filter the list on the same page: use `BodyTypePicker`.
 * @accessibility A named navigation landmark with a list of links, each read as name and count. The drawings are hidden from screen readers, and the selected link has `aria-current`.
 * @accessibility Forced colours: the selected tile has a border in the system's highlight colour.
 *
 * @example
 * <BodyTypeTiles label="Browse by body type" items={[{ body: 'Ute', label: 'Ute', href: '/search/ute', count: '86' }]} />
 */
export const BodyTypeTiles = ({ items, label, ...root }: WithRoot<BodyTypeTilesProps, 'nav'>) => (
  <nav {...rootProps(root, styles.root)} aria-label={label} data-part="body-type-tiles">
    <ul className={styles.tiles}>
      {items.map((item) => (
        <li key={item.href} className={styles.cell}>
          <Link className={styles.tile} href={item.href} aria-current={item.selected ? 'true' : undefined}>
            <span className={styles.silhouette} aria-hidden="true">
              <BodySilhouette body={item.body} />
            </span>
            <span className={styles.name}>{item.label}</span>
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
