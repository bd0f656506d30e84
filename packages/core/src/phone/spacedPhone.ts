/**
 * A mobile number as people of its country read it, in groups of digits: Australian ones (04) four, three and three; New Zealand ones (02)
 * three, then three or four, as long as they are. Any other text stays as it is.
 *
 * @example
 * spacedPhone('0412345678'); // => '0412 345 678'
 * spacedPhone('0212345678'); // => '021 234 5678'
 */
export const spacedPhone = (local: string): string => local.replace(/^(04\d\d|02\d)(\d{3,4}?)(\d{3,4})$/, '$1 $2 $3');
