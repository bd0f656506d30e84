export { createHttp } from './http.ts';
export type { Http, HttpCall, HttpFailure, HttpOk, HttpOptions, HttpResult } from './http.ts';
export { lruCache } from './lruCache.ts';
export type { LruCache } from './lruCache.ts';
