export { handlers } from './handlers.ts';
export type { HandlerOptions, MockFault } from './handlers.ts';
