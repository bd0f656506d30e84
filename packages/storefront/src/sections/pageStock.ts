import { createContext } from 'react';
import type { Vehicle } from '@dealer/core/vehicle';
import type { QueryAnswer } from '@dealer/search/query';

/** How many vehicles a search finds, and the first of them. */
export type Sample = { total: number; vehicle: Vehicle | undefined };

/** What a page knows of the stock, for all its sections: counts by attribute, and vehicles and samples by the query for them. */
export type PageStock = {
  facets: Record<string, Record<string, number>>;
  vehicles: Record<string, Vehicle[]>;
  samples: Record<string, Sample>;
};

export const PageStockContext = createContext<Promise<QueryAnswer<PageStock>> | null>(null);

/** Requests the stock of one section again; null: it came with the page, which is loaded again. */
export const RetryStockContext = createContext<(() => void) | null>(null);
