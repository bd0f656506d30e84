import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './Pagination.module.css';
import { pagesAround } from './pagesAround.ts';

export type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
};

/**
 * Pages of a list as real links: first, last and the neighbours of the one we are on.
 *
 * @example
 * <Pagination page={3} pages={29} hrefFor={(page) => `/search/used-cars?page=${page}`} />
 */
export const Pagination = ({ page, pages, hrefFor, label = 'Pages', previousLabel = 'Previous page', nextLabel = 'Next page' }: PaginationProps) => (
  <nav aria-label={label} data-part="pagination" data-print="hide">
    <ul className={styles.list}>
      <li>
        {page > 1 ? (
          <a className={styles.step} href={hrefFor(page - 1)} rel="prev" aria-label={previousLabel}>
            <ChevronLeft aria-hidden="true" />
          </a>
        ) : (
          <span className={styles.step} aria-hidden="true" data-inactive>
            <ChevronLeft />
          </span>
        )}
      </li>
      {pagesAround(page, pages).map((entry, at) => (
        <li key={entry === 'gap' ? `gap ${at}` : entry}>
          {entry === 'gap' ? (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <a className={styles.page} href={hrefFor(entry)} aria-label={`Page ${entry}`} aria-current={entry === page ? 'page' : undefined}>
              {entry}
            </a>
          )}
        </li>
      ))}
      <li>
        {page < pages ? (
          <a className={styles.step} href={hrefFor(page + 1)} rel="next" aria-label={nextLabel}>
            <ChevronRight aria-hidden="true" />
          </a>
        ) : (
          <span className={styles.step} aria-hidden="true" data-inactive>
            <ChevronRight />
          </span>
        )}
      </li>
    </ul>
  </nav>
);
