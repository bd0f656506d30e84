/** Lengths of what people type in (rows 9.T05, 5.Q13). */

/** Digits of the code in an SMS (row 9.T05; decision E8). */
export const otpLength = 6;

/**
 * Wrong codes after which the website asks for a new one: the auth service itself lets a caller go on guessing (domain facts, section 2.1).
 */
export const codeAttempts = 5;

/** Digits of a postcode in Australia and New Zealand; leading zeros count (row 5.Q13; decision D10). */
export const postcodeLength = 4;
