import type { LoginStatus } from './loginStatus.ts';

/** What the phone part of a form shows. */
export type VerificationView = {
  readonly phoneLocked: boolean;
  readonly codeShown: boolean;
  readonly button: 'Send Code' | 'Resend Code';
};

/**
 * The phone field, the code field and their button by the status of the sign-in (specification section 4; rows 4.F10 to 4.F12): once a
 * code was sent the phone is locked and the button reads "Resend Code".
 *
 * @example
 * verificationView('verificationSent'); // => { phoneLocked: true, codeShown: true, button: 'Resend Code' }
 */
export const verificationView = (status: LoginStatus): VerificationView =>
  status === 'default'
    ? { phoneLocked: false, codeShown: false, button: 'Send Code' }
    : { phoneLocked: true, codeShown: true, button: 'Resend Code' };
