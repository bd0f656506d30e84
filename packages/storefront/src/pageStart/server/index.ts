export type { BuiltPage } from './pageDocument.ts';
export { type RenderedPage, renderPage, type RenderRequest } from './renderPage.tsx';
