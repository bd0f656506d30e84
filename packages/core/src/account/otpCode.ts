import { visibleText } from '../format/visibleText.ts';

/** The delay before another code can be requested: the auth service sends one a minute to a number. */
export const resendWaitMs = 60_000;

/** Digits of the code in an SMS (decision E8). */
const otpLength = 6;

/** After so many wrong codes the website requires a new one; the auth service itself has no limit. */
export const codeAttempts = 5;

/** A code that can be verified, or the error message of the field. */
type OtpCode =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'invalid'; readonly message: 'This is a required field.' | 'Code must be 6 digits.' };

const exactly = new RegExp(`^\\d{${otpLength}}$`);

/**
 * Reads the code of an SMS as typed or pasted (decision E8): required, exactly six digits. Spaces and punctuation, which messages
 * and clipboards add, are ignored, and full-width digits are read as digits.
 *
 * @example
 * readOtpCode('123-456'); // => { kind: 'code', code: '123456' }
 * readOtpCode('12345'); // => { kind: 'invalid', message: 'Code must be 6 digits.' }
 */
export const readOtpCode = (text: string): OtpCode => {
  const code = visibleText(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (code === '') return { kind: 'invalid', message: 'This is a required field.' };
  return exactly.test(code) ? { kind: 'code', code } : { kind: 'invalid', message: 'Code must be 6 digits.' };
};
