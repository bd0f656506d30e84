export { mockBackend } from './mockBackend.ts';
export { searchPath, searchRoute } from './searchRoute.ts';
export { stockEngine } from './stockEngine.ts';
