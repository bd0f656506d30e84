export { deviceData, replaceDeviceData } from './deviceData.ts';
export type { ListedStorage } from './deviceData.ts';
export { parseState } from './mockState.ts';
export type { MockState, MockStateDoc, ParsedState } from './mockState.ts';
export { readState, stateLink } from './stateText.ts';
