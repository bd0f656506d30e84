/**
 * The id of an enquiry field on the page; error links lead to it.
 *
 * @example
 * enquiryFieldId('enquiry', 'email')
 * // => 'enquiry-email'
 */
export const enquiryFieldId = (prefix: string, name: string): string => `${prefix}-${name}`;
