export { contentSecurityPolicy, type ScriptHash } from './contentSecurityPolicy.ts';
