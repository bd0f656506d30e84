export { createMockApi } from './createMockApi.ts';
export type { MockApi } from './createMockApi.ts';
export { signedIn } from './signedIn.ts';
