import { createContext, type ReactNode, use } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import type { Page } from './definePage.ts';

type PageNow = { readonly page: Pick<Page, 'route' | 'hasVehicle'>; readonly data: unknown };

/** The page around, with what its sections share. */
export const PageContext = createContext<PageNow | null>(null);

/** What the sections of a page share; an error on any other page. */
export const usePage = <Data,>(page: Page<Data>): Data => {
  const now = use(PageContext);
  if (now?.page.route !== page.route) throw new Error(`This section needs the page "${page.route}".`);
  return now.data as Data;
};

/** The vehicle that the page is about; undefined on any other page. */
export const usePageVehicle = (): Vehicle | undefined => {
  const now = use(PageContext);
  return now?.page.hasVehicle ? (now.data as { vehicle: Vehicle }).vehicle : undefined;
};

/** Gives the sections of a page what they share. */
export const PageProvider = <Data,>({
  page,
  data,
  children,
}: {
  page: Page<Data>;
  data: NoInfer<Data>;
  children: ReactNode;
}) => <PageContext value={{ page, data }}>{children}</PageContext>;
