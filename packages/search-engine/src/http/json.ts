/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One document as it was received. */
export type Doc = { [key: string]: Json };
