import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { hasOtherMeaning } from './stockPhrases.ts';
import { emptyPhrases, odometerTerms, sortPhrases } from './vocabulary.ts';

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

/** The own vehicle: "trade in my 2012 Focus for". */
export const readTradeIn = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  if (isForeign || !/^(?:trade|trading|traded|swap|swapping|swaps)$/.test(at(index))) return undefined;
  let end = at(index + 1) === 'in' ? index + 2 : index + 1;
  if (!/^(?:my|our|a|an|the|with)$/.test(at(end))) return undefined;
  while (end < lexemes.length && end < index + 10 && !/^(?:for|to|on|against|towards|and|[,.;:!?])$/.test(at(end)))
    end += 1;
  claim(index, end, 'word');
  return end;
};

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
