import { ownValue } from '../data/values.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { NearPostcode } from '../search/near.ts';
import type { SearchState, SortBy } from '../search/searchState.ts';
import type { Site } from '../site/site.ts';
import { dictionaryOf, type FacetValues, meantWord } from './dictionary.ts';
import { lexemesOf } from './lexemes.ts';
import { emptyTerms, foreignTerms } from './vocabulary.ts';

/** The names of the yards near a postcode, and where that is. */
export type YardsNear = { readonly names: readonly string[]; readonly near: NearPostcode };

/** What `ask` reads words with: the values of the index by attribute, the site, and the present time. */
export type AskContext = {
  readonly facetValues: FacetValues;
  readonly site: {
    readonly search: Pick<Site['search'], 'budget' | 'lowKilometres'>;
    readonly finance: Pick<Site['finance'], 'defaultRate'>;
  };
  readonly now: number;
  /** The yards within so many kilometres of a postcode, or near it; without it distances stay words. */
  readonly yardsNear?: (postcode: string, km?: number) => YardsNear | undefined;
};

/** Letters of other languages than English and te reo Māori; "Citroën", "café" and "coupé" are written in both. */
const foreignLetters = /[äöüßñçè]/i;

type Terms = ReadonlySet<string> | RegExp;

const isOneOf = (terms: Terms, text: string): boolean => (terms instanceof RegExp ? terms.test(text) : terms.has(text));

/** One reading of a text: what the steps read, and what they have found so far. */
export type Reading = ReturnType<typeof startReading>;

/** Starts the reading of a text; the steps change it. */
export const startReading = (source: string, ctx: AskContext, from: SearchState) => {
  const lexemes = lexemesOf(source);
  const dictionary = dictionaryOf(ctx.facetValues);
  const thisYear = new Date(ctx.now).getUTCFullYear();
  const isForeign =
    foreignLetters.test(source) || lexemes.filter(({ text: word }) => foreignTerms.has(word)).length >= 2;
  /** What became of a lexeme: understood, or says nothing. */
  const claims: ('understood' | 'empty' | 'word' | undefined)[] = lexemes.map(() => undefined);
  const refinements = new Map<string, string[]>();
  const models: { make?: string; model: string }[] = [];
  const ranges: Record<string, Partial<NumberRange>> = {};
  const excluded: string[] = [];
  const at = (index: number): string => lexemes[index]?.text ?? '';

  const textOf = (start: number, end: number): string =>
    lexemes
      .slice(start, end)
      .map((lexeme) => lexeme.text)
      .filter((word, index) => index === 0 || word !== '-')
      .join(' ');

  const claim = (start: number, end: number, as: 'understood' | 'empty' | 'word' = 'understood'): void => {
    for (let index = start; index < end; index += 1) claims[index] = as;
  };

  const refine = (attribute: string, values: readonly string[]): void => {
    const known = refinements.get(attribute) ?? [];
    refinements.set(attribute, [...known, ...values.filter((value) => !known.includes(value))]);
  };

  const setRange = (attribute: string, range: Partial<NumberRange>): boolean => {
    const known = ownValue(ranges, attribute);
    // A second end is another amount, of which it is not clear what it counts.
    if ((known?.min !== undefined && range.min !== undefined) || (known?.max !== undefined && range.max !== undefined))
      return false;
    const joined = { ...known, ...range };
    if (joined.min !== undefined && joined.max !== undefined && joined.min > joined.max) return false;
    ranges[attribute] = joined;
    return true;
  };

  const isNear = (terms: Terms, start: number, end: number, distance = 3): number | undefined => {
    for (let index = Math.max(0, start - distance); index < Math.min(lexemes.length, end + distance); index += 1) {
      if (isOneOf(terms, at(index))) return index;
    }
    return undefined;
  };

  const claimTerms = (terms: Terms, start: number, end: number, distance = 3): void => {
    for (let index = Math.max(0, start - distance); index < Math.min(lexemes.length, end + distance); index += 1)
      if (isOneOf(terms, at(index)) && claims[index] === undefined) claims[index] = 'understood';
  };

  /** The words at a position as the dictionary writes them: typing errors corrected. */
  const spelling = lexemes.map(({ kind, text: word }) => {
    if (kind !== 'word' || isForeign || emptyTerms.has(word) || dictionary.entries.has(word)) return word;
    const singular = [word.replace(/s$/, ''), word.replace(/es$/, '')].find(
      (one) => one !== word && one.length > 2 && dictionary.entries.has(one),
    );
    return singular ?? meantWord(word, dictionary) ?? word;
  });

  return {
    ctx,
    from,
    lexemes,
    dictionary,
    spelling,
    thisYear,
    isForeign,
    claims,
    refinements,
    models,
    ranges,
    excluded,
    sortBy: undefined as SortBy | undefined,
    near: undefined as YardsNear | undefined,
    /** The types are those that "not new" leaves: a type that is named replaces them. */
    isTypeExcluded: false,
    at,
    textOf,
    claim,
    claimTerms,
    refine,
    setRange,
    isNear,
  };
};
