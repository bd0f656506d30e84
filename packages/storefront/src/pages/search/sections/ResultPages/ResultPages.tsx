import { Pagination } from '@dealer/ui/Pagination';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';

/** Pagination of the results; nothing if there is one page. */
export const ResultPages = () => {
  const { response, displayed, hrefFor, isPastEnd } = usePage(definition);
  const pages = response?.pages ?? 0;
  return pages > 1 && !isPastEnd ? <Pagination page={displayed.page} pages={pages} hrefFor={hrefFor} /> : null;
};
