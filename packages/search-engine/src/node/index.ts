export { serveEngine } from './serveEngine.ts';
export type { EngineServer, ServeOptions } from './serveEngine.ts';
