/** Only after a digit: the x of "Alex 0412 345 678" does not start an extension. */
const extension = /(?<=\d)[\s,;(]*(?:ext(?:ension|n)?|x)[\s.:#]*\d.*$/is;

/** A written phone number without its extension, which cannot be dialled (decision D9). */
export const withoutExtension = (written: string): string => written.replace(extension, '');

/**
 * The link that dials a written number: digits and a leading plus (decision D9). An extension and the "(0)" of an international
 * number are removed. Undefined for text without a digit.
 *
 * @example
 * telHref('(07) 5550 1234') // => 'tel:0755501234'
 * telHref('13 11 11 ext 5') // => 'tel:131111'
 */
export const telHref = (written: string): string | undefined => {
  const dialled = withoutExtension(written)
    .replace(/(\+.*)\(0\)/, '$1')
    .replace(/[^+\d]|(?<=[+\d].*)\+/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
};
