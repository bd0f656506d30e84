import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './SearchFrame.module.css';
import type { SearchLayoutProps } from './searchLayoutProps.ts';

export type SearchFrameProps = Omit<SearchLayoutProps, 'filters'> & {
  /** The filters as the layout wants them; null where the page has none, or has them in a sheet. */
  filters: ReactNode;
  /** The class that lays out the areas. */
  className?: string | undefined;
};

/**
 * The areas of a search page in reading order, in one column that a layout can divide.
 *
 * @example
 * <SearchFrame {...areas} filters={areas.filters?.('bar')} />
 */
export const SearchFrame = ({
  top,
  head,
  filters,
  results,
  aside,
  below,
  extras,
  className = '',
  ...root
}: WithRoot<SearchFrameProps, 'div'>) => {
  const found = (
    <section className={styles.results} aria-labelledby={results.headingId} aria-busy={results.isBusy}>
      <h2 id={results.headingId} tabIndex={-1} className={styles.hiddenHeading}>
        {results.heading}
      </h2>
      {results.content}
    </section>
  );
  return (
    <>
      {top}
      <div {...rootProps(root, `${styles.page} ${className}`)} data-part="search-layout">
        <div className={styles.head}>{head}</div>
        {filters ? <div className={styles.filters}>{filters}</div> : null}
        {aside ? (
          <div className={styles.withAside}>
            {found}
            <aside aria-label={aside.label} data-area="aside">
              {aside.content}
            </aside>
          </div>
        ) : (
          found
        )}
        {extras}
      </div>
      {below}
    </>
  );
};
