import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Tag } from '../icons/icons.ts';
import { CircleOff, TrendingDown, TrendingUp } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './ChangeList.module.css';

type Change = 'reduced' | 'raised' | 'sold' | 'gone';

const signs: Record<Change, typeof Tag> = { reduced: TrendingDown, raised: TrendingUp, sold: Tag, gone: CircleOff };

export type ChangeListProps = {
  title: string;
  items: readonly {
    id: number;
    kind: Change;
    name: string;
    text: string;
    href?: string /** Changes that are over can be removed. */;
    removable: boolean;
  }[];
  onRemove: (id: number) => void;
};

/**
 * Changes of vehicles since they were saved, each with an icon and a text; changes that are over can be removed.
 *
 * @avoid For new vehicles of a saved search, which are a `SavedSearchList`.
 * @accessibility Each change has a text. The icon is hidden from screen readers and repeats it, so nothing is conveyed by colour alone. The button to remove a change is named with its vehicle.
 * @accessibility Touch: the link of a vehicle is at least 44 px high.
 *
 * @example
 * <ChangeList title="Since you saved them" items={changes} onRemove={remove} />
 */
export const ChangeList = ({ title, items, onRemove, ...root }: WithRoot<ChangeListProps, 'section'>) => {
  const t = useTexts();
  return (
    <section {...rootProps(root, styles.changes)} aria-labelledby="change-list" data-part="change-list">
      <h2 id="change-list" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ id, kind, name, text, href, removable }) => {
          const Sign = signs[kind];
          return (
            <li key={id} className={styles.item} data-status={kind}>
              <Sign className={styles.sign} />
              <p className={styles.content}>
                {href === undefined ? (
                  <span className={styles.name} translate="no">
                    {name}
                  </span>
                ) : (
                  <Link className={styles.name} href={href} translate="no">
                    {name}
                  </Link>
                )}{' '}
                <span className={styles.text}>{text}</span>
              </p>
              {removable ? (
                <Button variant="text" aria-label={t('Remove {name}', { name })} onClick={() => onRemove(id)}>
                  {t('Remove')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
