/** The states of a sign-in. */
export const loginStatuses = ['default', 'verificationSent', 'verificationSubmitted'] as const;

/** One state of a sign-in. */
export type LoginStatus = (typeof loginStatuses)[number];

/** The events of a sign-in. */
export type LoginEvent = 'codeSent' | 'codeSubmitted' | 'codeRefused' | 'phoneChanged' | 'signedOut';

/**
 * The state of a sign-in after an event. A refused code leaves the phone locked and waits for another code; a different phone or
 * signing out starts over. An event that cannot happen in a state changes nothing.
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
