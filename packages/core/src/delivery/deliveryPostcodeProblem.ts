import { postcodeLength } from '../limits/codes.ts';

/**
 * What is wrong with the postcode of a delivery estimate; nothing when it is four digits, which may begin with zeros (rows 5.D01, 5.Q13;
 * decision D10).
 *
 * @example deliveryPostcodeProblem('') // => 'Please enter a postcode.'
 */
export const deliveryPostcodeProblem = (text: string): string | undefined => {
  const postcode = text.trim();
  if (postcode === '') return 'Please enter a postcode.';
  return postcode.length === postcodeLength && /^\d+$/.test(postcode)
    ? undefined
    : 'Invalid postcode. Please enter a 4-digit number.';
};
