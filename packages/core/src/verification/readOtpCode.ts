import { otpLength } from '../limits/codes.ts';

/** A code that can be checked, or what the field says. */
export type OtpCode =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'invalid'; readonly message: 'This is a required field.' | 'Code must be 6 digits.' };

const exactly = new RegExp(`^\\d{${otpLength}}$`);

/**
 * The code of an SMS as typed or pasted (section 5; rows 5.Q11, 5.Q12, 9.T05; decision E8): required, exactly six digits. White space,
 * which a phone's clipboard adds, does not count.
 *
 * @example
 * readOtpCode('12345'); // => { kind: 'invalid', message: 'Code must be 6 digits.' }
 */
export const readOtpCode = (text: string): OtpCode => {
  const code = text.replace(/\s/g, '');
  if (code === '') return { kind: 'invalid', message: 'This is a required field.' };
  return exactly.test(code) ? { kind: 'code', code } : { kind: 'invalid', message: 'Code must be 6 digits.' };
};
