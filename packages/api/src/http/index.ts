export { fetchBlob, type BlobCall } from './fetchBlob.ts';
export { fetchUnless } from './fetchUnless.ts';
export { createHttp } from './http.ts';
export type { AnswerSchema, Http, HttpCall, HttpFailure, HttpOk, HttpOptions, HttpResult } from './http.ts';
export { anyAnswer, readBy } from './readBy.ts';
export { lruCache } from './lruCache.ts';
export type { LruCache } from './lruCache.ts';
export { sendBeacon } from './sendBeacon.ts';
export { timedFetch } from './timedFetch.ts';
