/**
 * Typed words as the engine is asked for them. It completes the last word, which makes a short or round number the start of
 * years: "mazda 2" would be every Mazda since 2000, "landcruiser 200" every one until 2009. A space behind it says that the number is whole.
 *
 * @example
 * queryText('mazda 2'); // => 'mazda 2 '
 * queryText('hilux 201'); // => 'hilux 201'
 */
export const queryText = (typed: string): string => (/(^|\s)(\d{1,2}|\d00)$/.test(typed) ? `${typed} ` : typed);
