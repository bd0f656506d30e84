/**
 * The digits of a phone number with country code, as the auth service stores them. A national number is Australian, or
 * from New Zealand if it is only valid there.
 */
export const phoneDigits = (value: unknown): string => {
  const digits = String(value ?? '').replace(/\D/g, '');
  if (!digits.startsWith('0')) return digits;
  return (digits.startsWith('02') && !/^02[3-9]\d{7}$/.test(digits) ? '64' : '61') + digits.slice(1);
};
