import { useEffect, useRef, useState } from 'react';
import type { QueryResult, SearchQuery } from '@dealer/search/query';
import { useStorefront } from '../boot/storefront.ts';

/**
 * What the stock answers to some queries, asked in one call: at once at first, then after a wait, so that typing and sliding ask
 * once. The last good answer stays meanwhile and where the search fails; an answer to an earlier question is dropped.
 *
 * @example
 * const [inRange] = useStockAnswer([{ filter: 'price <= 30000', hitsPerPage: 0, page: 1 }], sliderDebounceMs) ?? [];
 */
export const useStockAnswer = (queries: readonly SearchQuery[], waitMs: number): readonly QueryResult[] | undefined => {
  const { search } = useStorefront();
  const [answer, setAnswer] = useState<readonly QueryResult[]>();
  const isFirst = useRef(true);
  const asked = JSON.stringify(queries);
  useEffect(() => {
    let isCurrent = true;
    const ask = (): void => {
      isFirst.current = false;
      void search.multiSearch(JSON.parse(asked) as SearchQuery[]).then((result) => {
        if (isCurrent && result.kind === 'ok') setAnswer(result.value);
      });
    };
    const timer = isFirst.current ? undefined : setTimeout(ask, waitMs);
    if (timer === undefined) ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, asked, waitMs]);
  return answer;
};
