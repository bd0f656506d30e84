import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './PageContents.module.css';

export type PageContentsProps = {
  label: string;
  items: readonly { id: string; title: string }[];
  /** The id of the section that is being read. */
  current: string | undefined;
};

/**
 * The table of contents of a long page: a link to each section, with the one that is being read marked.
 *
 * @avoid On a page of one or two sections, which are found by scrolling.
 * @accessibility A named navigation landmark with an ordered list. The section that is being read has `aria-current="location"` and is bold.
 * @accessibility Touch: a link is at least 44 px high. Forced colours: only the current link has a line at its start.
 *
 * @example
 * <PageContents label="On this page" items={[{ id: 'details', title: 'Car Details' }]} current="details" />
 */
export const PageContents = ({ label, items, current, ...root }: WithRoot<PageContentsProps, 'nav'>) => (
  <nav {...rootProps(root, styles.root)} aria-label={label} data-part="page-contents" data-print="hide">
    <ol className={styles.list}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
