export { mockBackend, searchPath } from './mockBackend.ts';
export { stockEngine } from './stockEngine.ts';
