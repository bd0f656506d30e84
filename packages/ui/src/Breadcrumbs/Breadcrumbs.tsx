import type { Breadcrumb } from '@dealer/core/detail';
import styles from './Breadcrumbs.module.css';

export type BreadcrumbsProps = { items: readonly Breadcrumb[]; label?: string };

/**
 * The way from home to this page; the last step is where we are.
 *
 * @example
 * <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Used', href: '/search/used/' }, { label: '2022 Toyota Hilux' }]} />
 */
export const Breadcrumbs = ({ items, label = 'Breadcrumb' }: BreadcrumbsProps) => (
  <nav aria-label={label} data-part="breadcrumbs" data-print="hide">
    <ol className={styles.list}>
      {items.map((item, at) => (
        <li key={`${at} ${item.label}`} className={styles.item}>
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <a className={styles.link} href={item.href}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
