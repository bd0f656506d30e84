import { createContext } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import type { QueryAnswer } from '@dealer/search/query';

/** What a page knows of the stock, for all its sections: counts by attribute, and vehicles by the query for them. */
export type PageStock = {
  facets: Record<string, Record<string, number>>;
  vehicles: Record<string, Vehicle[]>;
};

export const PageStockContext = createContext<Promise<QueryAnswer<PageStock>> | null>(null);
