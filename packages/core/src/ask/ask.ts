import { normaliseSearchState } from '../search/normaliseSearchState.ts';
import { cleanText } from '../search/searchLimits.ts';
import { emptySearchState, type SearchState } from '../search/searchState.ts';
import { readDistance } from './readDistance.ts';
import { requestedFilters } from './requestedFilters.ts';
import { readAmount, readComparison } from './readAmount.ts';
import { readCount } from './readCount.ts';
import { type AskContext, type Reading, startReading } from './reading.ts';
import { readName } from './readName.ts';
import { readNegation } from './readNegation.ts';
import {
  readCompared,
  readEmpty,
  readIndifferent,
  readLiteral,
  readLowKilometres,
  readSort,
  readTradeIn,
  readWork,
} from './readTerms.ts';
import { readTowing } from './readTowing.ts';
import { readYear } from './readYear.ts';
import { remainingQuery } from './remainingQuery.ts';

/** The search of a text, and what became of its words. */
type AskResult = {
  readonly state: SearchState;
  /** The words that were understood, as written. */
  readonly understood: readonly string[];
  /** The words that stay the query. */
  readonly rest: string;
};

/** Characters that are read; the query has at most 200. */
const longestText = 500;

/** The steps in their order: the first that understands what is at a position answers the position after it. */
const steps: readonly ((reading: Reading, index: number) => number | undefined)[] = [
  readLiteral,
  readTradeIn,
  readCompared,
  readIndifferent,
  readDistance,
  readEmpty,
  readComparison,
  readSort,
  readYear,
  readLowKilometres,
  readName,
  readAmount,
  readNegation,
  readWork,
  readCount,
];

const step = (reading: Reading, index: number): number => {
  for (const read of steps) {
    const next = read(reading, index);
    if (next !== undefined) return next;
  }
  return index + 1;
};

/**
 * Reads what a shopper writes in plain words: which search it is, and which words stay words because nothing in the stock is called so.
 * It never throws, needs no network, and invents nothing: a filter has a value of the index or a number of the text. "not a Ford" and words
 * that are not understood are part of the query, which the index reads. Filters of `from` stay, unless the text names others of the same kind.
 *
 * @example
 * const facetValues = { simple_body: ['SUV'], fuel: ['Hybrid'] };
 * const { state } = ask('7 seater hybrid suv under 40k', { facetValues, site: aSite(), now: Date.UTC(2026, 10, 1) });
 * state.ranges; // => { seats: { min: 7 }, price: { min: 0, max: 40000 } }
 */
export const ask = (text: string, ctx: AskContext, from: SearchState = emptySearchState()): AskResult => {
  const source = cleanText(text.replaceAll(/\s+/g, ' '), longestText).trim();
  const reading = startReading(source, ctx, from);
  const { lexemes, claims } = reading;
  for (let index = 0; index < lexemes.length; ) index = step(reading, index);
  readTowing(reading);
  const rest = remainingQuery(reading, source);
  return {
    state: normaliseSearchState({
      ...from,
      page: 1,
      query: rest,
      sortBy: reading.sortBy ?? from.sortBy,
      ...requestedFilters(reading),
    }),
    understood: lexemes.flatMap(({ raw }, index) => (claims[index] === 'understood' ? [raw] : [])),
    rest,
  };
};
