import { visibleText } from '../format/visibleText.ts';

/**
 * The query for the engine. The engine treats the last word as a prefix, so a short or round number would match years: "mazda
 * 2" every Mazda since 2000, "landcruiser 200" every one until 2009. A space at the end makes the number a whole word.
 *
 * @example
 * queryText('mazda 2'); // => 'mazda 2 '
 * queryText('hilux 201'); // => 'hilux 201'
 */
export const queryText = (typed: string): string => {
  const text = visibleText(typed);
  return /(^|\s)(\d{1,2}|\d00)$/.test(text) ? `${text} ` : text;
};
