import { postcodeLength } from '../limits/codes.ts';

/** A postcode that can be used, or what is said about it. */
export type Postcode =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'invalid'; readonly message: 'Invalid postcode. Please enter a 4-digit number.' };

const exactly = new RegExp(`^\\d{${postcodeLength}}$`);

/**
 * The postcode field of the budget finder and of location search: required, exactly four digits, leading zeros count (rows 5.Q13, 5.Q14;
 * decision D10). Empty says the same; a delivery estimate has its own words (`deliveryPostcodeProblem`).
 *
 * @example
 * readPostcode(' 0800 '); // => { kind: 'postcode', postcode: '0800' }
 */
export const readPostcode = (text: string): Postcode => {
  const postcode = text.trim();
  return exactly.test(postcode)
    ? { kind: 'postcode', postcode }
    : { kind: 'invalid', message: 'Invalid postcode. Please enter a 4-digit number.' };
};
