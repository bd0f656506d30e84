/**
 * The digits of a phone number as the auth service keeps them, with the country in front. Numbers written the local way get the country of
 * the mock's dealers: Australia, or New Zealand where the digits can only be from there.
 *
 * @example
 * phoneDigits('0412 345 678') // => '61412345678'
 */
export const phoneDigits = (value: unknown): string => {
  const digits = String(value ?? '').replace(/\D/g, '');
  if (!digits.startsWith('0')) return digits;
  return (digits.startsWith('02') && !/^02[3-9]\d{7}$/.test(digits) ? '64' : '61') + digits.slice(1);
};
