import { BodySilhouette } from '../BodySilhouette/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './BodyTypePicker.module.css';

export type BodyTypeItem = { body: string; label: string; href: string; count?: number | string; selected?: boolean };

export type BodyTypePickerProps = {
  items: readonly BodyTypeItem[];
  label?: string;
};

/**
 * Body types as drawings in a row, each a link to its cars; the row scrolls where it does not fit.
 *
 * @example
 * <BodyTypePicker items={[{ body: 'SUV', label: 'SUV', href: '/search/all?…', count: 42 }]} />
 */
export const BodyTypePicker = ({ items, label = 'Body type' }: BodyTypePickerProps) => (
  <nav className={styles['picker']} data-part="body-type-picker" aria-label={label}>
    <ul className={styles['list']}>
      {items.map(({ body, label: text, href, count, selected }) => (
        <li key={body} className={styles['item']}>
          <a className={styles['link']} href={href} aria-current={selected ? 'true' : undefined}>
            <span className={styles['art']}>
              <BodySilhouette body={body} />
            </span>
            <span className={styles['text']}>{text}</span>
            {count === undefined ? null : (
              <span className={styles['count']}>
                {count}
                <VisuallyHidden> in stock</VisuallyHidden>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
