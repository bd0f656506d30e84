import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SearchSession, SearchSnapshot } from './createSearchSession.ts';
import { createPageSearch, type PageSearch, type PageSearchOptions } from './pageSearch.ts';

const PageSearchContext = createContext<PageSearch | null>(null);

/**
 * The state of the page's search and the functions that change it; `start` loads what sends queries, before the first of them. Throws
 * outside a `<SearchProvider>`.
 */
export const useSearch = (): SearchSnapshot &
  Pick<SearchSession, 'get' | 'preview' | 'update' | 'retry'> &
  Pick<PageSearch, 'start'> => {
  const page = useContext(PageSearchContext);
  if (!page) throw new Error('useSearch must be used within a <SearchProvider>');
  const { get, subscribe, preview, update, retry } = page.session;
  return { ...useSyncExternalStore(subscribe, get, get), get, preview, update, retry, start: page.start };
};

export type SearchInstanceProps = { page: PageSearch; children?: ReactNode };

type SearchProviderProps = PageSearchOptions & {
  /** `SearchInstance` with a search client. Its code is loaded by `preload`, which resolves to whether it came. */
  Instance: ComponentType<SearchInstanceProps> & { isLoaded: () => boolean; preload: () => Promise<boolean> };
  /** It starts with the first query that has no answer, or by `start`; else in the first commit, if its code is there. */
  isLate?: boolean;
  /** Hooks and widgets of react-instantsearch are in `children`: they are inside the instance, from the first commit on. */
  isAround?: boolean;
  children: ReactNode;
};

/** Provides the search of a page. Only the options of the first render apply. */
export const SearchProvider = ({
  Instance,
  isLate = false,
  isAround = false,
  children,
  ...options
}: SearchProviderProps) => {
  const [page] = useState(() => createPageSearch(options));
  const [isStarted, setStarted] = useState(() => !isLate && Instance.isLoaded());
  useLayoutEffect(() => {
    const load = async (): Promise<void> =>
      (await Instance.preload()) ? setStarted(true) : page.session.fail('offline');
    return page.mount(() => void load());
  }, [Instance, page]);
  return (
    <PageSearchContext value={page}>
      {isAround ? (
        <Instance page={page}>{children}</Instance>
      ) : (
        <>
          {children}
          {isStarted ? <Instance page={page} /> : null}
        </>
      )}
    </PageSearchContext>
  );
};
