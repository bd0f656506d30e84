export { contentSecurityPolicy, type ScriptHash } from './contentSecurityPolicy.ts';
export { strictTransport } from './strictTransport.ts';
