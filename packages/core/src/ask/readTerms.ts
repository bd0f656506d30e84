import { amountAt } from './amounts.ts';
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
const seller = /^(?:anyone|anybody|someone|somebody|who|whos|you|dealers?)$/;
/** "Anyone in Dunedin selling a wagon" is whom the shopper looks for. */
const isSeller = ({ lexemes }: Reading, index: number): boolean =>
  lexemes.slice(0, index).some(({ text }) => seller.test(text));
const vehicleNames = /^(?:make|model|simple_body)$/;

/** Whether the shopper wants another vehicle than the one before: "I drive a Golf and want an SUV". */
const isOther = ({ at }: Reading, end: number): boolean =>
  /^(?:and|but|so|[,.;])$/.test(at(end)) &&
  [1, 2, 3].some((next) => /^(?:want|wanting|need|needing|looking|like|thinking|after|chasing)$/.test(at(end + next)));

/** The own vehicle: "trade in my 2012 Focus for", "replacing my Falcon", "upgrading from a hatch to". */
export const readTradeIn = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  const length = phraseAt(lexemes, index, (phrase) => ownPhrases.has(phrase), 3);
  // "I have a Mazda 3 to trade", but "do you have a Mazda 3".
  const isOwned = /^(?:have|own|got)$/.test(at(index));
  const isDriven =
    (/^(?:drive|driving|have|own)$/.test(at(index)) && /^(?:i|we|currently|still)$/.test(at(index - 1))) ||
    at(index) === 'from';
  if (isForeign || (length === 0 && !isOwned && !isDriven) || isSeller(reading, index)) return undefined;
  let end = index + Math.max(1, length);
  if (!/^(?:my|our|a|an|the|with)$/.test(at(end))) return undefined;
  const isName = [1, 2].some((next) => vehicleNames.test(entryAt(reading, end + next)?.entry.attribute ?? ''));
  while (end < lexemes.length && end < index + 10 && !isEndOfOwn.test(at(end))) end += 1;
  const isTraded = at(end) === 'to' && isTrade.test(at(end + 1));
  const isLeft = isDriven && isName && (at(index) === 'from' ? at(end) === 'to' : isOther(reading, end));
  if (length === 0 && !isTraded && !isLeft) return undefined;
  if (isTraded) end += at(end + 2) === 'in' ? 3 : 2;
  claim(index, end, 'word');
  return end;
};

/** "My Hilux", "our 2012 Focus": the shopper has it. */
export const readOwn = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  // "MY2020" is a year.
  if (isForeign || !/^(?:my|our)$/.test(at(index)) || lexemes[index + 1]?.isGlued) return undefined;
  let end = index + (/^(?:19|20)\d\d$/.test(at(index + 1)) ? 2 : 1);
  const start = end;
  for (;;) {
    const found = end < lexemes.length ? entryAt(reading, end) : undefined;
    if (!found || !/^(?:make|model)$/.test(found.entry.attribute)) break;
    ({ end } = found);
  }
  if (end === start) return undefined;
  // "My Corolla died with 350,000 km".
  while (end < lexemes.length && end < index + 12 && !isEndOfOwn.test(at(end))) end += 1;
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
    let end = entryAt(reading, start)?.end;
    // "Something like a Kluger or CX-9".
    while (end !== undefined && at(end) === 'or') {
      const other = entryAt(reading, end + (/^(?:a|an|the)$/.test(at(end + 1)) ? 2 : 1));
      if (other?.entry.attribute !== 'model') break;
      end = other.end;
    }
    if (end !== undefined) claim(index, end, as);
    return end;
  };

/** What is not a wish: "2WD is fine". */
export const readAcceptable = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  if (isForeign || lexemes[index]!.kind === 'sign') return undefined;
  const found = entryAt(reading, index);
  // "7 seats not needed".
  const end = found?.end ?? amountAt(lexemes, index)?.next;
  const verdict = end === undefined ? '' : `${at(end)} ${at(end + 1)}`;
  const isUnneeded = /^not (?:needed|required|necessary|essential|important)$/.test(verdict);
  if (end === undefined || !(isUnneeded || (found && /^is (?:fine|ok|okay|alright)$/.test(verdict)))) return undefined;
  claim(index, end + 2, 'empty');
  return end + 2;
};

const readComparedPhrase = readAfter(comparedPhrases, 'word');
const readLess = readAfter(new Set(['over', 'than']), 'empty');

/** What is compared with, and not to find: "bigger than a Corolla", "petrol over diesel". */
export const readCompared = (reading: Reading, index: number): number | undefined =>
  readComparedPhrase(reading, index) ??
  (reading.claims[index - 1] === 'understood' ? readLess(reading, index) : undefined);

const readIndifferentName = readAfter(indifferentPhrases, 'empty');

/** What a vehicle need not be or have: "doesn't need to be new", "don't need 7 seats". */
export const readIndifferent = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  const name = readIndifferentName(reading, index);
  const length = phraseAt(lexemes, index, (phrase) => indifferentPhrases.has(phrase), 5);
  if (name !== undefined || length === 0 || isForeign) return name;
  let start = index + length;
  while (/^(?:a|an|the|to|have|be)$/.test(at(start))) start += 1;
  const isLow = /^(?:low|lower)$/.test(at(start)) && odometerTerms.has(at(start + 1));
  const amount = amountAt(lexemes, start);
  const end = isLow ? start + 2 : amount?.unit === undefined ? undefined : amount.next;
  if (end !== undefined) claim(index, end, 'empty');
  return end;
};

/** What says nothing about a vehicle. */
export const readEmpty = (reading: Reading, index: number): number | undefined => {
  const { lexemes, isForeign, at, claim } = reading;
  // "A car 4 the missus".
  if (
    at(index) === '4' &&
    index > 0 &&
    !lexemes[index + 1]?.isGlued &&
    /^(?:a|the|my|our|me|her|him)$/.test(at(index + 1))
  ) {
    claim(index, index + 1, 'empty');
    return index + 1;
  }
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
