import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { pageNumbers } from './pageNumbers.ts';
import styles from './Pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  label?: string;
};

/**
 * Pages of a list as real links. Renders nothing for a single page.
 *
 * @avoid For slides (`Carousel`) and for the steps of a form (`StepProgress`).
 * @accessibility A navigation landmark with a name. Screen readers read "Page" before each number, and the current one has `aria-current`; where the width is too small for numbers, they read the position, such as "2 of 5". Gaps are hidden.
 * @accessibility Touch: a link is at least 44 px square. Forced colours: the current page has the system's highlight colour.
 *
 * @example
 * <Pagination page={2} pages={9} hrefFor={(page) => `/search/all?page=${page}`} />
 */
export const Pagination = ({ page, pages, hrefFor, label = 'Pages', ...root }: WithRoot<PaginationProps, 'nav'>) => {
  const t = useTexts();
  return pages <= 1 ? null : (
    <nav {...rootProps(root, styles['pagination'])} data-part="pagination" aria-label={label}>
      {page > 1 ? (
        <Link className={styles['step']} href={hrefFor(page - 1)} rel="prev">
          <ChevronLeft />
          <span>{t('Previous')}</span>
        </Link>
      ) : (
        <span />
      )}
      <p className={styles['short']}>{t('{page} of {pages}', { page, pages })}</p>
      <ul className={styles['pages']}>
        {pageNumbers(page, pages).map((number, at) =>
          number === null ? (
            <li key={`gap-${at}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={styles['page']}
                href={hrefFor(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                <VisuallyHidden>{t('Page')} </VisuallyHidden>
                <span>{number}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pages ? (
        <Link className={styles['step']} href={hrefFor(page + 1)} rel="next">
          <span>{t('Next')}</span>
          <ChevronRight />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
};
