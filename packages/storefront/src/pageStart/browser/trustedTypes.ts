import { pageText } from '@dealer/core/security';

/** Not yet in the compiler's declarations of the DOM. */
type TrustedTypes = {
  readonly defaultPolicy?: unknown;
  readonly createPolicy: (name: string, rules: typeof pageText) => unknown;
};

/**
 * Creates the only policy that the content security policy of a site allows: the browser refuses any other HTML or script text, whatever
 * code writes it. Does nothing in a browser without Trusted Types, and in a page that has a default policy: a second one is an error.
 */
export const createPagePolicy = (scope: object & { readonly trustedTypes?: TrustedTypes }): void => {
  if (!scope.trustedTypes?.defaultPolicy) scope.trustedTypes?.createPolicy('default', pageText);
};
