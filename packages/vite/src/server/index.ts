export { fileAnswer, filePath } from './fileAnswer.ts';
export { portTaken, sendResponse, serve, toRequest } from './nodeHttp.ts';
export type { BodyLimits, Handler, Running } from './nodeHttp.ts';
