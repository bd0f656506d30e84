import { otpLength } from '../limits/codes.ts';

/** A code that can be verified, or the error message of the field. */
export type OtpCode =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'invalid'; readonly message: 'This is a required field.' | 'Code must be 6 digits.' };

const exactly = new RegExp(`^\\d{${otpLength}}$`);

/**
 * Reads the code of an SMS as typed or pasted (decision E8): required, exactly six digits. White space, which a phone's clipboard
 * adds, is ignored.
 *
 * @example
 * readOtpCode('12345'); // => { kind: 'invalid', message: 'Code must be 6 digits.' }
 */
export const readOtpCode = (text: string): OtpCode => {
  const code = text.replace(/\s/g, '');
  if (code === '') return { kind: 'invalid', message: 'This is a required field.' };
  return exactly.test(code) ? { kind: 'code', code } : { kind: 'invalid', message: 'Code must be 6 digits.' };
};
