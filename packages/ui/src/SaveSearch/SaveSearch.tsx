import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Bookmark } from '../icons/icons.ts';
import { Button } from '../Button/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './SaveSearch.module.css';

export type SaveSearchProps = {
  saved: boolean;
  onToggle: () => void;
  /** The link to the saved searches and their number, once there are any. */
  list?: { href: string; count: number };
  /** A message about the last action. */
  problem?: string;
};

/**
 * Saves the current search, or removes it.
 *
 * @avoid For a single vehicle, which the control on its card saves.
 * @accessibility A button with a pressed state, which a filled icon shows. A problem is announced as an alert.
 *
 * @example
 * <SaveSearch saved={false} onToggle={save} list={{ href: '/saved-searches', count: 2 }} />
 */
export const SaveSearch = ({ saved, onToggle, list, problem, ...root }: WithRoot<SaveSearchProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles['root'])} data-part="save-search" data-print="hide">
      <Button variant="text" icon={<Bookmark />} aria-pressed={saved} onClick={onToggle}>
        {t('Save search')}
      </Button>
      {list ? (
        <Link className={styles['list']} href={list.href}>
          {/* One box: a flex box would swallow the spaces between its own words. */}
          <span>
            Saved <span className={styles['word']}>{t('searches')}</span> <span>{`(${list.count})`}</span>
          </span>
        </Link>
      ) : null}
      {problem ? (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
};
