import { Pagination } from '@dealer/ui/Pagination';
import { usePageSearch } from '../../pages/search/searchContext.ts';

/** The way to the other pages of results; nothing where there is one page. */
export const ResultPages = () => {
  const { answer, told, hrefFor, isPastEnd } = usePageSearch();
  const pages = answer?.pages ?? 0;
  return pages > 1 && !isPastEnd ? <Pagination page={told.page} pages={pages} hrefFor={hrefFor} /> : null;
};
