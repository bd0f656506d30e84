/**
 * The digits of a phone number without the country code of Australia or New Zealand and without the leading zero, so that all ways to
 * write a number are equal.
 */
export const phoneDigits = (text: string): string => {
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const digits = text.replace(/\D/g, '').replace(isInternational ? /^(?:00)?(?:61|64)?0?/ : /^0/, '');
  return digits;
};
