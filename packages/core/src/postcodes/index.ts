export { postcodePoint } from './postcodePoint.ts';
export { yardsNearPostcodes } from './yardsNearPostcodes.ts';
