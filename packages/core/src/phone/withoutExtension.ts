/** Only after a digit: the x of "Alex 0412 345 678" starts no extension. */
const extension = /(?<=\d)[\s,;(]*(?:ext(?:ension|n)?|x)[\s.:#]*\d.*$/is;

/**
 * A written number without its extension, which is not part of the number to call (decision D9).
 *
 * @example withoutExtension('13 11 11 ext 5') // => '13 11 11'
 */
export const withoutExtension = (written: string): string => written.replace(extension, '');
