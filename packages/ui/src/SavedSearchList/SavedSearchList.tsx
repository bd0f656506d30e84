import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronRight } from '../icons/icons.ts';
import { Trash } from '../icons/lateIcons.ts';
import { IconButton } from '../IconButton/index.ts';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './SavedSearchList.module.css';

export type SavedSearchItem = {
  id: string;
  href: string;
  title: string;
  /** Filters that are not in the title. */
  note?: string;
  /** "Saved 3 July". */
  saved: string;
  /** "3 new cars", "Nothing new", or undefined while unknown. */
  news?: string;
  hasNews: boolean;
};

export type SavedSearchListProps = { label: string; items: readonly SavedSearchItem[]; onRemove: (id: string) => void };

/**
 * The saved searches of a visitor, each with its new results. The row is a link to the results, with a separate button to remove
 * it.
 *
 * @avoid For searches of this visit that nobody saved.
 * @accessibility A named list. The link of a search covers its row, and the button to remove it is named with the title. The bar that is shown while news are counted is hidden from screen readers.
 *
 * @example
 * <SavedSearchList label="Saved searches" items={items} onRemove={remove} />
 */
export const SavedSearchList = ({ label, items, onRemove, ...root }: WithRoot<SavedSearchListProps, 'ul'>) => {
  const t = useTexts();
  return (
    <ul {...rootProps(root, styles['list'])} aria-label={label} data-part="saved-searches">
      {items.map(({ id, href, title, note, saved, news, hasNews }) => (
        <li key={id} className={styles['item']} data-status={hasNews ? 'new' : 'seen'}>
          <div className={styles['content']}>
            <h2 className={styles['title']}>
              <StretchedLink className={styles['link']} href={href}>
                {title}
              </StretchedLink>
            </h2>
            {note ? <p>{note}</p> : null}
            <p className={styles['saved']}>{saved}</p>
          </div>
          <p className={styles['news']} data-part="news">
            {news === undefined ? <span className={styles['waiting']} aria-hidden="true" /> : news}
          </p>
          <ChevronRight className={styles['arrow']} />
          <div className={styles['remove']}>
            <IconButton label={t('Remove: {title}', { title })} icon={<Trash />} onClick={() => onRemove(id)} />
          </div>
        </li>
      ))}
    </ul>
  );
};
