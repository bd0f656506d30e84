export { closeOnSignal, portOf } from './run.ts';
export { runDealer } from './runDealer.ts';
export { startSearchServer } from './startSearchServer.ts';
export { startDevelopment } from './startDevelopment.ts';
export type { Development } from './startDevelopment.ts';
