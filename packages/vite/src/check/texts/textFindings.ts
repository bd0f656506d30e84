import { visibleText } from '@dealer/core/format';
import { defaultPhrases } from '@dealer/core/site';
import { nearest } from '@dealer/core/site-check';
import { placeholdersOf, type ReplacedTexts } from '@dealer/core/texts';

/** A mistake in a site's `texts`. */
type TextFinding = { path: string; message: string; hint: string };

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** The phrases that have a text as their default. */
const phrasesOf = (text: string): string[] =>
  Object.entries(defaultPhrases).flatMap(([name, phrase]) => (phrase === text ? [name] : []));

/** What is wrong with a text that no page has, and what was meant. */
const unknown = (text: string, known: readonly string[]): Omit<TextFinding, 'path'> => {
  const phrases = phrasesOf(text);
  if (phrases.length > 0)
    return {
      message: `is the ${phrases.length === 1 ? 'phrase' : 'phrases'} ${phrases.join(', ')}`,
      hint: 'Write it under phrases',
    };
  const guess = nearest(text, [...known, ...Object.values(defaultPhrases)]);
  const meant = guess === undefined || known.includes(guess) ? [] : phrasesOf(guess);
  return {
    message: 'is a text that no page has',
    hint:
      guess === undefined
        ? 'Copy the text from the page, without its figures. Texts of data and of law cannot be replaced'
        : meant.length > 0
          ? `Did you mean "${guess}"? It is the phrase ${meant.join(', ')}: write it under phrases`
          : `Did you mean "${guess}"?`,
  };
};

/**
 * The mistakes in the texts that a site replaces: a text that no page has, a text that is a phrase, new words that are only spaces, and
 * new words whose placeholders are not those of the text.
 */
export const textFindings = (replaced: ReplacedTexts, known: readonly string[]): TextFinding[] =>
  Object.entries(replaced).flatMap(([text, replacement]): TextFinding[] => {
    const path = `texts[${JSON.stringify(text)}]`;
    if (!known.includes(text)) return [{ path, ...unknown(text, known) }];
    if (visibleText(replacement).trim() === '')
      return [{ path, message: 'has only spaces', hint: 'Write the new words, or take the text out' }];
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
