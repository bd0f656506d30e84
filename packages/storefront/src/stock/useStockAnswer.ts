import { useEffect, useRef, useState } from 'react';
import type { QueryResult, SearchQuery } from '@dealer/search/query';
import { useStorefront } from '../boot/storefront.ts';
import { onOnline } from '../errors/online.ts';

/**
 * The results of some stock queries in one request: sent at once at first, then debounced for typing and sliders. The last result stays
 * while a request is under way and where it fails, which is repeated when the connection is back; outdated results are dropped. Without queries nothing is requested.
 */
export const useStockAnswer = (queries: readonly SearchQuery[], waitMs: number): readonly QueryResult[] | undefined => {
  const { search } = useStorefront();
  const [answer, setAnswer] = useState<readonly QueryResult[]>();
  const isFirst = useRef(true);
  const key = JSON.stringify(queries);
  useEffect(() => {
    if (key === '[]') return undefined;
    let isCurrent = true;
    const ask = (): void => {
      isFirst.current = false;
      stop();
      void search.multiSearch(JSON.parse(key) as SearchQuery[]).then((result) => {
        if (!isCurrent) return;
        if (result.kind === 'ok') setAnswer(result.value);
        else stop = onOnline(ask);
      });
    };
    let stop = (): void => undefined;
    const timer = isFirst.current ? undefined : setTimeout(ask, waitMs);
    if (timer === undefined) ask();
    return () => {
      isCurrent = false;
      stop();
      clearTimeout(timer);
    };
  }, [search, key, waitMs]);
  return answer;
};
