export { contentSecurityPolicy, type ScriptHash } from './contentSecurityPolicy.ts';
export { strictTransport } from './strictTransport.ts';
export { pageText } from './pageText.ts';
