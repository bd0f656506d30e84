import { lookTerms, termsOfName } from './lookTerms.ts';

/** A word that a reader would have to guess, and what to write. */
type WordFault = { word: string; instead: string; index: number };

/** Where a word is rejected: sentences, by pattern; parts of a name, by themselves. */
type Entry = { text?: RegExp; name?: readonly string[]; instead: string };

/** One list for comments, documents, test names and identifiers. */
const entries: readonly Entry[] = [
  { text: /told|tells? of/, name: ['told'], instead: 'reported, notified or emits' },
  { name: ['said'], instead: 'reported, stated or text' },
  {
    text: /held|kept|keeps/,
    name: ['held', 'kept', 'keep', 'keeps'],
    instead: 'state, cached, retained, stored or saved',
  },
  { text: /asked|ask(?:s|ing)? for/, name: ['asked', 'asks'], instead: 'requested or query' },
  {
    text: /stands?(?!-| for\b| in for\b| alone\b)|stood/,
    name: ['stands'],
    instead: 'is mounted, exists, is placed or is',
  },
  { text: /anew/, name: ['anew', 'again'], instead: 'again in text; retry, rerender or repeat in names' },
  { text: /calm|untouched/, name: ['calm', 'untouched'], instead: 'idle, unchanged, or pristine (forms)' },
  { text: /beside/, name: ['beside'], instead: 'next to, with, extra or additional' },
  { text: /nothing is left of/, instead: 'has no results' },
  { name: ['words'], instead: 'text, message or label; terms of a search' },
  { name: ['later'], instead: 'lazy, deferred or next' },
  {
    name: ['place', 'places'],
    instead: 'placeholder for what loads, location for a yard; otherwise slot or position',
  },
  { name: ['region', 'regions'], instead: 'errorRegion for the error boundary; otherwise area' },
  { name: ['approach'], instead: 'lazyOnVisible' },
  { name: ['machines'], instead: 'structuredData' },
  { name: ['papers'], instead: 'printAndPdf' },
  {
    text: /specification(?:[’']s)? (?:sections?|rows?)|rows? \d+\.[A-Z]+\d+|\d+\.[A-Z]{1,2}\d{2}|domain facts/,
    instead: 'the rule itself, or the id of a decision in docs/product-decisions.md',
  },
];

const textPatterns = entries.flatMap(({ text, instead }) =>
  text ? [{ pattern: new RegExp(`(?<![\\w-])(?:${text.source})(?![\\w-])`, 'gi'), instead }] : [],
);

const rejectedParts = new Map(
  entries.flatMap(({ name = [], instead }) => name.map((word) => [word, instead] as const)),
);

type NameException = { name: RegExp; in?: RegExp; because: string };

/** Standard terms and names that somebody else defined. Each entry says why it is allowed, and where if not everywhere. */
const exceptions: readonly NameException[] = [
  { name: /^keepAlive$/, because: "Node's option of an HTTP agent." },
  { name: /words/i, in: /packages\/search-engine\//, because: 'Meilisearch indexes, counts and ranks words' },
  { name: /^(stopWords|disableOnWords|setDisableOnWords)$/, because: 'settings of Meilisearch' },
  { name: /^search(Stop|Exact)Words$/, because: 'values of those settings' },
  { name: /live-?region/i, because: 'the term of ARIA' },
  {
    name: /^(ErrorRegion|region)(\.tsx)?$/,
    in: /packages\/storefront\//,
    because: 'an error region: the part of a page that an error boundary replaces, as events call it',
  },
  { name: /^addressRegion$/, because: 'a property of schema.org' },
  { name: /^(place_(id|url)|placeUrl)$/, because: 'fields of the site file and of the index' },
  { name: /^place$/, in: /contact\/locatorChoice\.ts$/, because: 'a URL parameter of the dealer locator' },
  { name: /_in_words$/, because: 'fields of the answers of review services' },
  {
    name: /^(region|delivery_region|deliveryRegions)$/,
    in: /deliver|purchase|checkout|api\/src\/vehicle|mocks\/src\/handlers|DataTable/i,
    because: 'the part of a country that the delivery service answers with',
  },
  { name: /^keepValues$/, because: 'an option of react-hook-form' },
  { name: /^(plain|check|scan)-?words/i, because: 'this check, which is about words' },
];

/** Spaces instead of a text, so that positions and lines do not change. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The rejected words of a sentence, but for names of the look whose file it is. Code in backticks and addresses are names and are not read. */
export const textFaults = (text: string, path = ''): WordFault[] => {
  const own = lookTerms(path);
  const plain = text
    .replace(/`[^`]*`/g, blank)
    .replace(/https?:\S+/g, blank)
    // A phrase may continue on the next line of a comment.
    .replace(/\n\s*(?:\*|\/\/)?\s*/g, blank)
    .replace(/\n/g, ' ');
  return textPatterns
    .flatMap(({ pattern, instead }) => {
      const spaced = new RegExp(pattern.source.replaceAll(' ', '\\s+'), pattern.flags);
      return [...plain.matchAll(spaced)].map((match) => ({
        word: match[0].replace(/\s+/g, ' '),
        index: match.index,
        instead,
      }));
    })
    .filter(({ word }) => !own.has(word.toLowerCase()))
    .sort((a, b) => a.index - b.index);
};

/** The rejected words of an identifier, a class, an attribute or a file name, split at camelCase, dots and dashes. */
export const nameFaults = (name: string, path = ''): WordFault[] => {
  if (exceptions.some((exception) => exception.name.test(name) && (exception.in?.test(path) ?? true))) return [];
  const own = lookTerms(path);
  return termsOfName(name).flatMap(({ word, index }) => {
    const instead = own.has(word) ? undefined : rejectedParts.get(word);
    return instead === undefined ? [] : [{ word, index, instead }];
  });
};
