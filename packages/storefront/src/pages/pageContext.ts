import { type Context, createContext, use } from 'react';

/**
 * The data of a page for its sections: the context that the page provides, and the hook that its sections use.
 *
 * @example
 * export const [BrandContext, usePageBrand] = pageContext<PageBrand>('the page of a brand');
 */
export const pageContext = <T extends object>(page: string): [context: Context<T | null>, usePage: () => T] => {
  const context = createContext<T | null>(null);
  return [
    context,
    () => {
      const value = use(context);
      if (!value) throw new Error(`This section needs ${page}.`);
      return value;
    },
  ];
};
