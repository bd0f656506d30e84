type PolicyRules = {
  readonly createHTML: (text: string) => string | null;
  readonly createScript: (text: string) => string | null;
};
/** Not yet in the compiler's declarations of the DOM. */
type TrustedTypes = {
  readonly defaultPolicy?: unknown;
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What code may write into the page as text: the empty script element that React starts each script with, and data in such a script. */
export const pageText: PolicyRules = {
  createHTML: (text) => (text === '<script></script>' ? text : null),
  createScript: (text) => (isJson(text) ? text : null),
};

/**
 * Creates the only policy that the content security policy of a site allows: the browser refuses any other HTML or script text, whatever
 * code writes it. Does nothing in a browser without Trusted Types, and in a page that has a default policy: a second one is an error.
 *
 * @example
 * createPagePolicy(globalThis);
 */
export const createPagePolicy = (scope: object & { readonly trustedTypes?: TrustedTypes }): void => {
  if (!scope.trustedTypes?.defaultPolicy) scope.trustedTypes?.createPolicy('default', pageText);
};
