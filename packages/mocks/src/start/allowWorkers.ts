import { pageText } from '@dealer/core/security';

/** Not yet in the compiler's declarations of the DOM. */
type Scope = {
  trustedTypes?: { createPolicy: (name: 'default', rules: typeof pageText & { createScriptURL: Check }) => unknown };
};
type Check = (url: string) => string | null;

/**
 * Creates the page's only Trusted Types policy, as the storefront does where there are no mocks; this one also allows the scripts of
 * the page's own host as workers, which the mock backend is made of.
 */
export const allowWorkers = (scope: object & Scope, origin: string): void => {
  scope.trustedTypes?.createPolicy('default', {
    ...pageText,
    createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
  });
};
