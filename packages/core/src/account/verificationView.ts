import type { LoginStatus } from './loginStatus.ts';

/** What the phone part of a form shows. */
export type VerificationView = {
  readonly phoneLocked: boolean;
  readonly codeShown: boolean;
  readonly button: 'Send Code' | 'Resend Code';
};

/**
 * The phone field, the code field and their button for a state of the sign-in. Once a code was sent, the phone is locked and the
 * button reads "Resend Code".
 *
 * @example
 * verificationView('verificationSent'); // => { phoneLocked: true, codeShown: true, button: 'Resend Code' }
 */
export const verificationView = (status: LoginStatus): VerificationView =>
  status === 'default'
    ? { phoneLocked: false, codeShown: false, button: 'Send Code' }
    : { phoneLocked: true, codeShown: true, button: 'Resend Code' };
