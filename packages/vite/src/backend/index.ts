export { mockBackend } from './mockBackend.ts';
export { searchPath, searchRoute } from '@dealer/server/http';
export { stockEngine } from './stockEngine.ts';
