export { applyFlags } from './applyFlags.ts';
export type { FlaggedSite } from './applyFlags.ts';
export { parseFlags } from './parseFlags.ts';
export type { Flag } from './parseFlags.ts';
export { mockedSite } from './mockedSite.ts';
