import { ownValue } from '../data/values.ts';

/** The texts of pages that a site replaces: each by the text that it replaces. */
export type ReplacedTexts = Readonly<Record<string, string>>;

/** The text that a page shows in place of a text of the platform; values fill its placeholders, such as "{count}". */
export type TextFor = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** A placeholder: a name in braces. */
const placeholder = /\{(\w+)\}/g;

/**
 * The names of the placeholders of a text, in alphabetical order.
 *
 * @example
 * placeholdersOf('{at} of {count}'); // => ['at', 'count']
 */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort();

/**
 * The texts of a site's pages. A text that the site does not replace is shown as it is. A placeholder without a value remains as written.
 *
 * @example
 * const t = textsFor({ 'Show all {count}': 'See all {count}' });
 * t('Show all {count}', { count: 12 }); // => 'See all 12'
 * t('Print'); // => 'Print'
 */
export const textsFor =
  (replaced: ReplacedTexts): TextFor =>
  (text, values) => {
    const shown = ownValue(replaced, text) ?? text;
    return values
      ? shown.replace(placeholder, (whole, name: string) => String(ownValue(values, name) ?? whole))
      : shown;
  };
