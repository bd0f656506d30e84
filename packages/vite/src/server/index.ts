export { fileAnswer } from './fileAnswer.ts';
export { portTaken, sendResponse, serve, toRequest } from './nodeHttp.ts';
export type { Handler, Running } from './nodeHttp.ts';
