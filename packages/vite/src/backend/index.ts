export { mockBackend } from './mockBackend.ts';
export { searchPath, searchRoute } from '@dealer/server/http';
export { serveStock } from './serveStock.ts';
export { stockEngine } from './stockEngine.ts';
