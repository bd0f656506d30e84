import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { entryAt, hasOtherMeaning } from './stockPhrases.ts';
import {
  comparedPhrases,
  emptyPhrases,
  indifferentPhrases,
  odometerTerms,
  ownPhrases,
  sortPhrases,
} from './vocabulary.ts';

/** A query as the index reads it: -diesel, "tow bar". */
export const readLiteral = (reading: Reading, index: number): number | undefined => {
  const { lexemes, at, claim } = reading;
  const { kind, isGlued } = lexemes[index]!;
  if (kind === 'sign' && at(index) === '-' && !isGlued && lexemes[index + 1]?.isGlued) {
    let end = index + 2;
    if (at(index + 1) === '"') {
      while (end < lexemes.length && at(end) !== '"') end += 1;
      end += 1;
    }
    claim(index, Math.min(end, lexemes.length), 'word');
    return end;
  }
  return undefined;
};

const isEndOfOwn = /^(?:for|to|on|against|towards|and|but|so|want|wanting|need|looking|now|[,.;:!?])$/;
const isTrade = /^(?:trade|swap|sell)$/;

/** The own vehicle: "trade in my 2012 Focus for", "replacing my Falcon", "upgrading from a hatch to". */
export const readTradeIn = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  const length = phraseAt(lexemes, index, (phrase) => ownPhrases.has(phrase), 3);
  // "I have a Mazda 3 to trade", but "do you have a Mazda 3".
  const isOwned = /^(?:have|own|got)$/.test(at(index));
  if (isForeign || (length === 0 && !isOwned)) return undefined;
  let end = index + Math.max(1, length);
  if (!/^(?:my|our|a|an|the|with)$/.test(at(end))) return undefined;
  while (end < lexemes.length && end < index + 10 && !isEndOfOwn.test(at(end))) end += 1;
  const isTraded = at(end) === 'to' && isTrade.test(at(end + 1));
  if (isOwned && !isTraded) return undefined;
  if (isTraded) end += at(end + 2) === 'in' ? 3 : 2;
  claim(index, end, 'word');
  return end;
};

/** A name of the stock after one of some phrases, as what the phrase makes of it. */
const readAfter =
  (phrases: ReadonlySet<string>, as: 'word' | 'empty') =>
  (reading: Reading, index: number): number | undefined => {
    const { lexemes, isForeign, at, claim } = reading;
    const length = phraseAt(lexemes, index, (phrase) => phrases.has(phrase), 5);
    if (length === 0 || isForeign) return undefined;
    let start = index + length;
    while (/^(?:a|an|the|my|our|brand)$/.test(at(start))) start += 1;
    const end = entryAt(reading, start)?.end;
    if (end !== undefined) claim(index, end, as);
    return end;
  };

/** A vehicle to compare with: "bigger than a Corolla". */
export const readCompared = readAfter(comparedPhrases, 'word');

/** What a vehicle need not be: "doesn't need to be new". */
export const readIndifferent = readAfter(indifferentPhrases, 'empty');

/** What says nothing about a vehicle. */
export const readEmpty = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, claim } = reading;
  const empty = phraseAt(lexemes, index, (phrase) => emptyPhrases.has(phrase), 4);
  if (empty > 0 && !isForeign) {
    claim(index, index + empty, 'empty');
    return index + empty;
  }
  return undefined;
};

/** An order of the results. */
export const readSort = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, textOf, claim } = reading;
  const { kind } = lexemes[index]!;
  if (kind === 'word' && !isForeign) {
    const sort = phraseAt(lexemes, index, (phrase) => sortPhrases.has(phrase), 4);
    if (sort > 0 && !hasOtherMeaning(reading, index, index + 1)) {
      reading.sortBy ??= sortPhrases.get(textOf(index, index + sort));
      claim(index, index + sort);
      return index + sort;
    }
  }
  return undefined;
};

/** "low kms". */
export const readLowKilometres = (reading: Reading, index: number): number | undefined => {
  const { ctx, isForeign, at, claim, setRange } = reading;
  if (/^(?:low|lowish|lower)$/.test(at(index)) && odometerTerms.has(at(index + 1)) && !isForeign) {
    setRange('km', { max: ctx.site.search.lowKilometres });
    claim(index, index + 2);
    return index + 2;
  }
  return undefined;
};

/** "work ute": for what the vehicle is. */
export const readWork = (reading: Reading, index: number): number | undefined => {
  const { ctx, isForeign, at, claim, refine } = reading;
  if (isForeign) return undefined;
  const work = ctx.facetValues['categories']?.find((value) => value === 'Work');
  if (
    work !== undefined &&
    at(index) === 'work' &&
    /^(?:utes?|vans?|trucks?|wagon|bus|vehicle|car|hack)$/.test(at(index + 1)) &&
    !hasOtherMeaning(reading, index, index + 1)
  ) {
    refine('categories', [work]);
    claim(index, index + 1);
    return index + 1;
  }
  return undefined;
};
