export { prerender } from './prerender.ts';
export type { FailedPage, PrerenderOptions, PrerenderResult } from './prerender.ts';
export { hostFiles } from './hostFiles.ts';
export type { HostRules, StaticHost } from './hostFiles.ts';
export { siteFetch } from './siteFetch.ts';
export type { SiteFetchOptions } from './siteFetch.ts';
export { writePage } from './writePage.ts';
export type { PageOrder, WrittenPage } from './writePage.ts';
