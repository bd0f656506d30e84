/** First message of a mocked page to the worker: which vehicles it is to hold. */
export type StockMessage = {
  type: 'stock';
  /** Milliseconds since 1970. */
  now: number;
  /** Pictures stand below this path. */
  picturesBase: string;
  /** Ids of the vehicles that a paid deposit holds. */
  held: readonly number[];
};
