import { nearest } from '@dealer/core/site-check';
import { placeholdersOf, type ReplacedTexts } from '@dealer/core/texts';

/** A mistake in a site's `texts`. */
export type TextFinding = { path: string; message: string; hint: string };

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/**
 * The mistakes in the texts that a site replaces: a text that no page has, and new words whose placeholders are not those of the text.
 *
 * @example
 * textFindings({ Prnt: 'On paper' }, ['Print'])
 * // => [{ path: 'texts["Prnt"]', message: 'is a text that no page has', hint: 'Did you mean "Print"?' }]
 */
export const textFindings = (replaced: ReplacedTexts, known: readonly string[]): TextFinding[] =>
  Object.entries(replaced).flatMap(([text, replacement]): TextFinding[] => {
    const path = `texts[${JSON.stringify(text)}]`;
    if (!known.includes(text)) {
      const guess = nearest(text, known);
      return [
        {
          path,
          message: 'is a text that no page has',
          hint: guess === undefined ? 'Copy the text from the page, without its figures' : `Did you mean "${guess}"?`,
        },
      ];
    }
    const [wanted, written] = [placeholdersOf(text), placeholdersOf(replacement)];
    const missing = wanted.filter((name) => !written.includes(name));
    const other = written.filter((name) => !wanted.includes(name));
    return [
      ...(missing.length > 0 ? [{ path, message: `lacks ${inBraces(missing)}`, hint: 'Add it to the new words' }] : []),
      ...(other.length > 0
        ? [
            {
              path,
              message: `has ${inBraces(other)}, which nothing fills`,
              hint: wanted.length > 0 ? `Write only ${inBraces(wanted)}` : 'Write the words without braces',
            },
          ]
        : []),
    ];
  });
