// Uses web standards alone, so that it runs on edge workers too.
export { createPageHandler } from './createPageHandler.ts';
export type {
  PageContext,
  PageHandler,
  PageHandlerOptions,
  PageRequest,
  RenderedPage,
  RenderPage,
} from './createPageHandler.ts';
