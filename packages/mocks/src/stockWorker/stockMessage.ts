import type { StockSite } from '../stock/index.ts';

/** The first message to the worker: generates and indexes the stock. */
export type StockMessage = {
  type: 'stock';
  /** Milliseconds since 1970. */
  now: number;
  /** The seed of the generated vehicles. */
  seed: number;
  /** The base path of pictures. */
  picturesBase: string;
  /** The site, whose own yards have the stock. */
  site?: StockSite;
  /** Ids of the vehicles that a paid deposit reserves. */
  reservedIds: readonly number[];
};
