export { serveMessages } from './serveMessages.ts';
