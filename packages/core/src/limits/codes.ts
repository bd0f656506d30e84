/** Lengths of what people type in (rows 9.T05, 5.Q13). */

/** Digits of the code in an SMS (row 9.T05; decision E8). */
export const otpLength = 6;

/** Digits of a postcode in Australia and New Zealand; leading zeros count (row 5.Q13; decision D10). */
export const postcodeLength = 4;
