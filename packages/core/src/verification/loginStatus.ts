/** Where a sign-in stands (specification section 4; row 4.F13). */
export const loginStatuses = ['default', 'verificationSent', 'verificationSubmitted'] as const;

/** One of them. */
export type LoginStatus = (typeof loginStatuses)[number];

/** What happens in a sign-in. */
export type LoginEvent = 'codeSent' | 'codeSubmitted' | 'codeRefused' | 'phoneChanged' | 'signedOut';

/**
 * The status after something happened (specification section 4; rows 4.F10 to 4.F13). A refused code leaves the phone locked and asks
 * again; another phone, or signing out, starts over. What cannot happen changes nothing.
 *
 * @example
 * nextLoginStatus('default', 'codeSent'); // => 'verificationSent'
 */
export const nextLoginStatus = (status: LoginStatus, event: LoginEvent): LoginStatus => {
  switch (event) {
    case 'codeSent':
      return 'verificationSent';
    case 'codeSubmitted':
      return status === 'verificationSent' ? 'verificationSubmitted' : status;
    case 'codeRefused':
      return status === 'verificationSubmitted' ? 'verificationSent' : status;
    case 'phoneChanged':
    case 'signedOut':
      return 'default';
  }
};
