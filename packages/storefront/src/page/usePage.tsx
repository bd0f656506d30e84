import { createContext, type ReactNode, use } from 'react';
import type { Page } from './definePage.ts';

type PageNow = { readonly page: Pick<Page, 'route'>; readonly data: unknown };

/** The page around, with what its sections share. */
export const PageContext = createContext<PageNow | null>(null);

/**
 * What the sections of a page share; an error on any other page.
 *
 * @example
 * const { name, stock } = usePage(page);
 */
export const usePage = <Data,>(page: Page<Data>): Data => {
  const now = use(PageContext);
  if (now?.page.route !== page.route) throw new Error(`This section needs the page "${page.route}".`);
  return now.data as Data;
};

/**
 * Gives the sections of a page what they share.
 *
 * @example
 * <PageProvider page={page} data={loaded}>...</PageProvider>
 */
export const PageProvider = <Data,>({
  page,
  data,
  children,
}: {
  page: Page<Data>;
  data: NoInfer<Data>;
  children: ReactNode;
}) => <PageContext value={{ page, data }}>{children}</PageContext>;
