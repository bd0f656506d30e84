import { budgetFrom, budgetWithInterest } from '../finance/budgetAnswer.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { Amount } from './amounts.ts';
import type { Reading } from './reading.ts';
import { isRefused } from './readTerms.ts';
import { type Bound, odometerTerms, moneyFor, moneyOf, towedThings, towTerms } from './vocabulary.ts';

/** No number of kilometres, seats or years makes sense beyond these. */
const most = { seats: 60, age: 40 } as const;
export const mostYearsAhead = 2;
const firstYear = 1950;
/** Who names so many seats takes more. */
export const manySeats = 7;
/** "about 30k": a tenth less or more. */
const tolerance = 0.1;

const perPeriod = {
  week: { frequency: 'week', times: 1 },
  fortnight: { frequency: 'week', times: 0.5 },
  month: { frequency: 'month', times: 1 },
} as const;
const periodTerms = /^(?:day|week|wk|fortnight|month|year|yr|annum|way|trip|charge)$/;
/** "Rego till March 2027" says nothing about the year of the vehicle. */
const expiryTerms =
  /^(?:born|married|graduated|moved|retired|rego|reg|registration|registered|till|until|til|expires?|expiry|expiring|due|wof|warranty|complied|imported)$/;
const months =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)$/;
const agesAfter = /^(?:last|past|previous)$/;

export const isYear = (reading: Reading, { value, isMoney, isScaled, unit }: Amount): boolean => {
  const { thisYear } = reading;
  return (
    !isMoney &&
    !isScaled &&
    unit === undefined &&
    Number.isInteger(value) &&
    value >= firstYear &&
    value <= thisYear + mostYearsAhead
  );
};

/** The range of a bound; counts of whole things have a next one. */
export const rangeOf = (bound: Bound, value: number, isWhole = false): Partial<NumberRange> => {
  switch (bound) {
    case 'atMost':
      return { max: value };
    case 'lessThan':
      return { max: isWhole ? value - 1 : value };
    case 'atLeast':
      return { min: value };
    case 'moreThan':
      return { min: isWhole ? value + 1 : value };
    default:
      return { min: Math.round(value * (1 - tolerance)), max: Math.round(value * (1 + tolerance)) };
  }
};

/** "$3k in trade", "5k for a deposit", "$70k a year": money that is no price. */
const isForOther = ({ at }: Reading, end: number): boolean => {
  let next = end;
  while (next < end + 2 && /^(?:my|the|our|in|for|as|a|per)$/.test(at(next))) next += 1;
  return moneyFor.has(at(next)) || (next > end && /^(?:year|annum)$/.test(at(next)));
};

/** Applies an amount; false where it is not clear what it counts. */
export const applyAmount = (
  reading: Reading,
  amount: Amount,
  bound: Bound | undefined,
  start: number,
  end: number,
  high?: Amount,
): boolean => {
  const { ctx, thisYear, at, textOf, claim, claimTerms, refine, setRange, isNear } = reading;
  const { value, unit, isMoney, isScaled } = amount;
  // "Is 200,000 km too many?"
  if (at(end) === 'too' || isRefused(reading, end)) return false;
  const between = high && { min: value, max: high.value };
  switch (unit) {
    case 'km': {
      if (isNear(/^range$/, start, end, 3) !== undefined) {
        if (bound === 'atMost' || bound === 'lessThan' || value > 2_000) return false;
        claimTerms(/^range$/, start, end);
        return setRange('electric_range', { min: value });
      }
      // "within 50 km of" is a distance, "500 km a week" what the shopper drives.
      if (
        /^(?:of|from|away|radius|return|round|daily|weekly|monthly|yearly|annually|pw|pa)$/.test(at(end)) ||
        (/^(?:a|an|per|each|every|\/)$/.test(at(end)) && periodTerms.test(at(end + 1))) ||
        // "Died at 400,000 km", "100,000 km service".
        (bound === undefined && high === undefined && /^(?:at|@)$/.test(at(start - 1))) ||
        /^(?:servic\w+|warranty|ago)$/.test(at(end)) ||
        value < 1_000
      )
        return false;
      claimTerms(/^(?:odo|odometer|clock)$/, start, end);
      // "80-100k kms is fine", "300k+ kms is ok" set no least.
      const isOk = /^(?:is|are)$/.test(at(end)) ? end + 1 : end;
      if ((high || bound === 'atLeast' || bound === 'moreThan') && /^(?:fine|ok|okay|alright)$/.test(at(isOk))) {
        claim(end, isOk + 1);
        return high === undefined || setRange('km', { max: high.value });
      }
      return setRange('km', between ?? rangeOf(bound ?? 'atMost', value));
    }
    case 'kg': {
      if (
        isNear(towTerms, start, end, towedThings.has(at(end)) ? 20 : 6) === undefined ||
        value < 100 ||
        value > 60_000
      )
        return false;
      claimTerms(/^(?:tow|tows|towing|towed|braked|capacity|tower|rating)$/, start, end, 4);
      return setRange('towing_capacity', { min: high && bound !== 'between' ? high.value : value });
    }
    case 'seats': {
      if (value < 1 || value > most.seats || !Number.isInteger(value)) return false;
      if (between) return setRange('seats', between);
      // "7 seater or 8 seater".
      if (at(start - 1) === 'or' && (reading.ranges['seats']?.min ?? value) < value) return true;
      if (bound === undefined && value < manySeats) refine('seats', [String(value)]);
      else return setRange('seats', rangeOf(bound === undefined || bound === 'about' ? 'atLeast' : bound, value, true));
      return true;
    }
    case 'stars': {
      if (value < 1 || value > 5 || isNear(/^(?:ancap|safety|crash)$/, start, end) === undefined) return false;
      claimTerms(/^(?:ancap|safety|crash|rating|rated|test)$/, start, end);
      return setRange('ancap_stars', { min: value });
    }
    case 'years': {
      if (value < 1 || value > most.age) return false;
      const isOlder = /older|newer/.test(textOf(start, end));
      const isOld = isOlder || /^(?:old|yo|age)$/.test(at(end - 1)) || at(end) === 'old';
      const isLast = agesAfter.test(at(start - 1)) || at(start - 1) === 'within';
      if (!isOld && !isLast) return false;
      if (at(end) === 'old') claim(end, end + 1);
      if (isLast) claim(start - 1, start);
      // "A 17 year old" may be who drives it.
      if (bound === undefined && !isLast) return false;
      const isAtLeast = isOlder
        ? bound === 'lessThan'
        : (bound === 'moreThan' || bound === 'atLeast') && !/newer|later|onwards/.test(textOf(start, end));
      return setRange('year', isAtLeast ? { max: thisYear - value } : { min: thisYear - (high ?? amount).value });
    }
    case 'week':
    case 'fortnight':
    case 'month': {
      if (value < 10 || bound === 'moreThan' || bound === 'atLeast') return false;
      const { frequency, times } = perPeriod[unit];
      const budget = {
        repayment: String((high ?? amount).value * times),
        deposit: '0',
        frequency,
        years: ctx.site.search.budget.years,
      };
      return setRange('price', { max: budgetWithInterest(budget, ctx.site) ?? budgetFrom(budget) });
    }
    case 'other':
      return false;
    case undefined:
  }
  if (isYear(reading, amount) && (high === undefined || isYear(reading, high))) {
    if (expiryTerms.test(at(start - (/^(?:in|of)$/.test(at(start - 1)) || months.test(at(start - 1)) ? 2 : 1))))
      return false;
    if (between) return setRange('year', between);
    if (bound === undefined) {
      refine('year', [String(value)]);
      return true;
    }
    const typed = at(start);
    // "under 2015" may be dollars.
    if (
      (bound === 'atMost' || bound === 'lessThan') &&
      /^(?:under|below|less|sub|cheaper|lower|within|budget|spend|limit|capped)$/.test(typed)
    )
      return false;
    if (bound === 'about') return setRange('year', { min: value - 1, max: value + 1 });
    return setRange('year', rangeOf(bound, value, true));
  }
  const before = at(start - 1) === ':' ? start - 2 : start - 1;
  // After "low kms" a number is of something else.
  const isOdometerBefore = odometerTerms.has(at(before)) && reading.claims[before] === undefined;
  const isOdometer =
    !isMoney &&
    (isNear(/^(?:clock|odo|odometer)$/, start, end, 3) !== undefined ||
      /^(?:done|travelled|driven|clocked)$/.test(at(start - 1)) ||
      isOdometerBefore ||
      // "With under 80,000".
      (bound !== undefined &&
        value >= 40_000 &&
        / (?:with|has|must have)$/.test(` ${at(start - 2)} ${at(start - 1)}`)) ||
      (at(end) === 'on' && at(end + 1) === 'it'));
  if (isOdometer && value >= 1_000) {
    claimTerms(/^(?:clock|odo|odometer)$/, start, end);
    if (odometerTerms.has(at(start - 1))) claim(start - 1, start);
    return setRange('km', between ?? rangeOf(bound ?? 'atMost', value));
  }
  // "A wagon for 20k", "20k for a wagon".
  const isFor = isScaled && (at(start - 1) === 'for' || (at(end) === 'for' && /^(?:a|an|the)$/.test(at(end + 1))));
  const isNamed = /^[:=]$/.test(at(start - 1)) && /^(?:price|budget)$/.test(at(start - 2));
  const isPrice = isMoney || isNamed || ((bound !== undefined || high !== undefined || isFor) && value >= 1_000);
  // A number by itself may be anything.
  if (
    !isPrice ||
    value < 500 ||
    isForOther(reading, end) ||
    moneyOf.has(at(start - (/^(?:at|of|about|around)$/.test(at(start - 1)) ? 2 : 1))) ||
    value > 10_000_000
  )
    return false;
  claimTerms(/^range$/, start, end, 2);
  const { price, km } = reading.ranges;
  // "Under 120k, up to 35k": the larger is of the odometer.
  if (
    (bound === 'atMost' || bound === 'lessThan') &&
    !km &&
    price?.max &&
    price.max >= 80_000 &&
    price.max > 3 * value
  ) {
    reading.ranges['price'] = { ...price, max: value };
    return setRange('km', { max: price.max });
  }
  return setRange('price', between ?? rangeOf(bound ?? 'atMost', value));
};
