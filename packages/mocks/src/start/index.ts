export { startMocks } from './startMocks.ts';
export type { MockOptions, MockStart } from './startMocks.ts';
