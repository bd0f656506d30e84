/** Lengths of codes and numbers that visitors type. */

/** Digits of the code in an SMS (decision E8). */
export const otpLength = 6;

/**
 * After so many wrong codes the website requires a new one; the auth service itself has no limit.
 */
export const codeAttempts = 5;

/** Digits of a postcode in Australia and New Zealand; leading zeros count (decision D10). */
export const postcodeLength = 4;
