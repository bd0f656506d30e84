export type { AuthClient, CodeChecked, CodeSent, SessionAnswer } from './authClient.ts';
export { createAuthClient, type AuthClientOptions } from './createAuthClient.ts';
