export { createPageHandler, type PageContext, type PageHandler, type PageHandlerOptions } from './createPageHandler.ts';
export type { BuiltPage } from './pageDocument.ts';
export { type RenderedPage, renderPage, type RenderRequest } from './renderPage.tsx';
