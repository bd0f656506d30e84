export { windowBelow } from '../routing/belowBase.ts';
export { startMocks } from './startMocks.ts';
export type { MockOptions, MockStart } from './startMocks.ts';
