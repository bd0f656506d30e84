import { sourcesHook } from './sources.ts';

// `vite build` in the folder of a look runs without the repository's hook. It is registered first, so that Node finds the sources of
// the plugin; a static import would be resolved before that.
await import(sourcesHook);
export const { dealer, dealerServer } = await import('@dealer/vite/plugin');
