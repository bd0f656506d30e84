import { amountAt, amountsAt } from './amounts.ts';
import { applyAmount, isYear, manySeats } from './applyAmount.ts';
import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { boundFillers, countedTerms, leadingBounds, trailingBounds } from './vocabulary.ts';

/** What is between "can't" and "over 12k". */
const betweenTerms =
  /^(?:go|going|be|is|with|priced|to|want|wanting|wanna|spend|spending|pay|paying|have|has|cost|costing|look|looking|at|it|its|anything|something|one|a|an|dollar|cent|drive|been|do|done|get|buy|really|for|much|any|afford|stretch)$/;

/** An amount with its comparisons at a position; the position after it. */
export const readAmount = (reading: Reading, start: number, isCompared = false): number | undefined => {
  const { lexemes, claims, at, textOf, claim, claimTerms } = reading;
  const lead = phraseAt(lexemes, start, (phrase) => leadingBounds.has(phrase), 4);
  let bound = lead === 0 ? undefined : leadingBounds.get(textOf(start, start + lead));
  if (isCompared && lead === 0) return undefined;
  // "Can't go over 12k".
  let back = start - 1;
  while (back >= start - 5 && betweenTerms.test(at(back))) back -= 1;
  const isNegated =
    /^(?:not|cant|cannot|dont|wont|never|without|couldnt|shouldnt|nothing|hasnt|havent|isnt|mustnt)$/.test(at(back)) &&
    claims[back] === undefined;
  // "Not 7 seats", "no 2015".
  if (
    lead === 0 &&
    [1, 2].some(
      (before) =>
        /^(?:not|no|without|except)$/.test(at(start - before)) &&
        claims[start - before] === undefined &&
        (before === 1 || /^(?:a|an|any)$/.test(at(start - 1))),
    )
  )
    return undefined;
  if (isNegated && (bound === 'moreThan' || bound === 'lessThan')) bound = bound === 'moreThan' ? 'atMost' : 'atLeast';
  let first = start + lead;
  // "Pre-2015".
  if (lead > 0 && at(first) === '-' && lexemes[first]!.isGlued) first += 1;
  if (lead > 0)
    while (
      first < start + lead + 4 &&
      (boundFillers.has(at(first)) || countedTerms.has(at(first))) &&
      !(at(first) === 'a' && /^(?:\$|hundred|grand)$/.test(at(first + 1)))
    )
      first += 1;
  else if (lexemes[start]!.kind !== 'number' && lexemes[start]!.text !== '$' && !amountAt(lexemes, start))
    return undefined;
  const both = amountsAt(lexemes, first, bound === 'between' || bound === 'atLeast');
  const low = both?.[0] ?? amountAt(lexemes, first);
  if (!low) return undefined;
  // What a comparison or a sign of money in front of it does not make clear is not clear without it: "under 2015", "$2000 deposit".
  if (
    lead === 0 &&
    (at(start - 1) === '$' ||
      [1, 2, 3, 4].some(
        (before) =>
          before <= start && claims[start - 1] === undefined && leadingBounds.has(textOf(start - before, start)),
      ))
  )
    return undefined;
  // "Low 20k's".
  if (
    lead === 0 &&
    /^(?:low|mid|high)$/.test(at(start - 1)) &&
    claims[start - 1] === undefined &&
    !isYear(reading, low)
  )
    return undefined;
  // "cx5", "i30" and "mt-07" are names.
  if (lexemes[first]!.isGlued && lead === 0 && lexemes[first - 1]?.kind === 'word') return undefined;
  // "7 or 8 seats": from 7 it is that many or more.
  const high = both && at(low.next) === 'or' && low.value >= manySeats ? undefined : both?.[1];
  const last = both?.[1] ?? low;
  let end = last.next;
  if (bound === undefined && last.isAbout) bound = 'about';
  if (last.unit === 'years' && at(end) === 'old') end += 1;
  // "80k kms or less", "7+ seats".
  const trail = phraseAt(lexemes, end, (phrase) => trailingBounds.has(phrase), 3);
  if (trail > 0) {
    const trailing = trailingBounds.get(textOf(end, end + trail));
    // "7 seats max price 30k".
    const isOfNext =
      trail === 1 &&
      /^(?:max|maximum|min|minimum|budget|limit)$/.test(at(end)) &&
      (/^(?:price|budget|spend|kms?|kilometres|kays|odo|tow|towing|year)$/.test(at(end + 1)) ||
        (last.unit === 'seats' && (lexemes[end + 1]?.kind === 'number' || at(end + 1) === '$')));
    // "8k plus my trade", "up for sale".
    const isUp = /^(?:up (?:to|for)|\+ \/|plus (?:my|our|i|ill|trade|a|rego|gst|orcs?))$/.test(
      `${at(end)} ${at(end + 1)}`,
    );
    if (!isUp && !isOfNext && (bound === undefined || bound === 'about' || bound === trailing))
      [bound, end] = [trailing, end + trail];
  }
  // "2015 on, manual".
  if (
    bound === undefined &&
    at(end) === 'on' &&
    isYear(reading, last) &&
    lexemes[end + 1]?.kind !== 'word' &&
    lexemes[end + 1]?.kind !== 'number'
  )
    [bound, end] = ['atLeast', end + 1];
  // "Max kms 100000", "minimum seats 7".
  const counted = lexemes.slice(start + lead, first).find(({ text }) => countedTerms.has(text));
  let amount = counted && low.unit === undefined && lead > 0 ? { ...low, unit: countedTerms.get(counted.text) } : low;
  const period =
    low.unit === undefined
      ? [1, 2, 3].map((back) => at(start - back)).find((word) => /^(?:weekly|fortnightly|monthly)$/.test(word))
      : undefined;
  if (period) {
    amount = { ...low, unit: period === 'weekly' ? 'week' : period === 'monthly' ? 'month' : 'fortnight' };
    claimTerms(new RegExp(`^${period}$`), start, start, 3);
  }
  if (low.unit === undefined && !low.isMoney && trail > 0) {
    const unit = amountAt(
      [
        { kind: 'number', raw: String(low.figure), text: String(low.figure), value: low.figure, isGlued: false },
        ...lexemes.slice(end, end + 2),
      ],
      0,
    );
    if (unit?.unit && unit.unit !== 'other')
      [amount, end] = [
        { ...low, unit: unit.unit, value: unit.unit === 'kg' ? unit.value : low.value },
        end + unit.next - 1,
      ];
  }
  // "after a 7 seater" is no comparison.
  if (
    /^(?:after|before|pre|post|since|prior|older|newer|later)$/.test(at(start)) &&
    lead > 0 &&
    !isYear(reading, amount) &&
    amount.unit !== 'years'
  )
    return undefined;
  if (bound === 'between') bound = both ? 'between' : undefined;
  if (lead > 0 && bound === undefined) return undefined;
  if (!applyAmount(reading, amount, bound, start, end, high)) return undefined;
  if (isNegated && lead > 0) claim(back, start, 'empty');
  claim(start, end);
  return end;
};

/** An amount that begins with a comparison: "under 40k". */
export const readComparison = (reading: Reading, start: number): number | undefined =>
  reading.lexemes[start]!.kind === 'number' || reading.at(start) === '$' ? undefined : readAmount(reading, start, true);
