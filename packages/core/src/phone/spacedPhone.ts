/**
 * A mobile number as people read it, in groups; any other text as it is.
 *
 * @example
 * spacedPhone('0412345678'); // => '0412 345 678'
 */
export const spacedPhone = (local: string): string => local.replace(/^(\d{3,4})(\d{3})(\d{3,})$/, '$1 $2 $3');
