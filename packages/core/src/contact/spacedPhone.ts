/**
 * A mobile number in the digit groups of its country: Australian numbers (04) in four, three and three; New Zealand numbers (02) in
 * three, then three or four. Any other text is unchanged.
 *
 * @example
 * spacedPhone('0412345678'); // => '0412 345 678'
 * spacedPhone('0212345678'); // => '021 234 5678'
 */
export const spacedPhone = (local: string): string => local.replace(/^(04\d\d|02\d)(\d{3,4}?)(\d{3,4})$/, '$1 $2 $3');
