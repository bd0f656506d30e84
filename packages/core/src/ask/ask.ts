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
  readAcceptable,
  readCompared,
  readEmpty,
  readIndifferent,
  readLiteral,
  readLowKilometres,
  readOwn,
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
/** How often the rest is read: a text that repeats one filter leaves one repetition less each time. */
const mostTurns = 3;

/** The steps in their order: the first that understands what is at a position answers the position after it. */
const steps: readonly ((reading: Reading, index: number) => number | undefined)[] = [
  readLiteral,
  readTradeIn,
  readOwn,
  readCompared,
  readIndifferent,
  readAcceptable,
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

const read = (source: string, ctx: AskContext, from: SearchState): Reading => {
  const reading = startReading(source, ctx, from);
  for (let index = 0; index < reading.lexemes.length; ) index = step(reading, index);
  readTowing(reading);
  return reading;
};

/** The postcode near which all yards of a reading are; that of the search before where it names no yards. */
const nearOf = ({ refinements, near, from }: Reading): SearchState['near'] => {
  const yards = refinements.get('location_name');
  if (yards === undefined) return from.near;
  return yards.every((name) => near?.names.includes(name)) ? near?.near : undefined;
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
  const reading = read(source, ctx, from);
  const { lexemes, claims } = reading;
  const state = {
    ...from,
    page: 1,
    near: nearOf(reading),
    sortBy: reading.sortBy ?? from.sortBy,
    ...requestedFilters(reading),
  };
  let rest = remainingQuery(reading, source);
  // A word that by itself means another filter is none of the rest: "new" of "new shape Hilux" would filter when the rest is read.
  for (let turn = 0; turn < mostTurns && rest !== '' && rest !== source; turn += 1) {
    const other = read(rest, ctx, state);
    if (!other.claims.includes('understood')) break;
    rest = remainingQuery(other, rest);
  }
  return {
    state: normaliseSearchState({ ...state, query: rest }),
    understood: lexemes.flatMap(({ raw }, index) => (claims[index] === 'understood' ? [raw] : [])),
    rest,
  };
};
