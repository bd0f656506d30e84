import { isUntranslated, type SpecItem } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './SpecList.module.css';

export type SpecListProps = { items: SpecItem[] };

/**
 * Names and values, in two or three columns where they fit; the model leaves out empty ones.
 *
 * @avoid For the few facts that buyers look for first: use `Facts` or `KeyInformation`.
 *
 * @example
 * <SpecList items={[{ label: 'Engine', value: '2.8 L, 4 cylinders' }]} />
 */
export const SpecList = ({ items, ...root }: WithRoot<SpecListProps, 'div'>) => (
  <div {...rootProps(root, styles.root)} data-part="specifications">
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.label} className={styles.row}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value} translate={isUntranslated(item) ? 'no' : undefined}>
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
