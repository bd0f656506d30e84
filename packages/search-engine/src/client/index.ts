export { createWorkerClient } from './createWorkerClient.ts';
export type { WorkerLike } from './createWorkerClient.ts';
export type { InitMessage, RequestMessage, ResponseMessage } from './protocol.ts';
