import type { Lexeme } from './lexemes.ts';
import { kilometreTerms, numberTerms } from './vocabulary.ts';

/** What is counted. */
export type Unit = 'km' | 'kg' | 'seats' | 'stars' | 'years' | 'week' | 'fortnight' | 'month' | 'other';

/** A number with what is written around it. */
export type Amount = {
  readonly value: number;
  /** The number as written, without thousands and tonnes. */
  readonly figure: number;
  /** With a sign or name of money. */
  readonly isMoney: boolean;
  /** "30kish". */
  readonly isAbout: boolean;
  /** In thousands: "20k". */
  readonly isScaled: boolean;
  readonly unit: Unit | undefined;
  /** The lexeme after it. */
  readonly next: number;
};

const currencies = new Set(['aud', 'nzd', 'au', 'nz', 'a', 'us']);
const moneyTerms = new Set(['dollars', 'dollar', 'bucks', 'aud', 'nzd', 'buck']);
const periods: ReadonlyMap<string, Unit> = new Map([
  ...['week', 'wk', 'w', 'weekly', 'weeks'].map((word): [string, Unit] => [word, 'week']),
  ...['fortnight', 'fn', 'f', 'fortnightly', 'fnight'].map((word): [string, Unit] => [word, 'fortnight']),
  ...['month', 'mth', 'm', 'monthly', 'mo', 'mnth'].map((word): [string, Unit] => [word, 'month']),
]);
const shortPeriods: ReadonlyMap<string, Unit> = new Map([
  ['pw', 'week'],
  ['pwk', 'week'],
  ['pf', 'fortnight'],
  ['pfn', 'fortnight'],
  ['pm', 'month'],
  ['pcm', 'month'],
  ['weekly', 'week'],
  ['fortnightly', 'fortnight'],
  ['monthly', 'month'],
]);
const units: ReadonlyMap<string, Unit> = new Map([
  ...['seat', 'seats', 'seater', 'seaters', 'seaer', 'seter', 'seatr', 'str', 'passenger', 'passengers', 'seating'].map(
    (word): [string, Unit] => [word, 'seats'],
  ),
  ...['star', 'stars'].map((word): [string, Unit] => [word, 'stars']),
  ...['year', 'years', 'yr', 'yrs', 'yo'].map((word): [string, Unit] => [word, 'years']),
  ...`door doors dr speed spd cyl cylinder cylinders litre litres liter l lt ltr month months day days week weeks hour hours owner owners
    owned inch inches kw nm hp wheel wheels zone in cc series airbags airbag berth people person persons mm m mile miles mi ft feet
    foot metres metre meters liters hrs point stroke th nd rd st pack keys`
    .split(/\s+/)
    .map((word): [string, Unit] => [word, 'other']),
]);

/** A number at a position: digits or words, "twenty five". */
const numberAt = (
  lexemes: readonly Lexeme[],
  at: number,
): { value: number; next: number; isWord: boolean } | undefined => {
  const first = lexemes[at];
  // "3 and a half".
  const half = (value: number, next: number, isWord: boolean): { value: number; next: number; isWord: boolean } =>
    lexemes[next]?.text === 'and' && lexemes[next + 1]?.text === 'a' && lexemes[next + 2]?.text === 'half'
      ? { value: value + 0.5, next: next + 3, isWord }
      : { value, next, isWord };
  if (first?.kind === 'number') return half(first.value, at + 1, false);
  if (first?.kind !== 'word') return undefined;
  const ten =
    numberTerms.get(first.text) ??
    (first.text === 'a' && /^(?:hundred|grand)$/.test(lexemes[at + 1]?.text ?? '') ? 1 : undefined);
  if (ten === undefined) return undefined;
  const hyphen = lexemes[at + 1]?.text === '-' ? 1 : 0;
  const one = numberTerms.get(lexemes[at + 1 + hyphen]?.text ?? '');
  let [value, next] =
    ten >= 20 && one !== undefined && one > 0 && one < 10 ? [ten + one, at + 2 + hyphen] : [ten, at + 1];
  if (lexemes[next]?.text === 'hundred') [value, next] = [value * 100, next + 1];
  // "Three fifty" is 350.
  const tens = numberTerms.get(lexemes[next]?.text ?? '') ?? 0;
  if (next === at + 1 && value > 0 && value < 10 && tens >= 20) [value, next] = [value * 100 + tens, next + 1];
  return half(value, next, true);
};

/** "a week", "per month", "/wk", "p.m.", "pw". */
const periodAt = (lexemes: readonly Lexeme[], at: number): { unit: Unit; next: number } | undefined => {
  const [first, second, third] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  const short = shortPeriods.get(first?.text ?? '');
  if (short) return { unit: short, next: at + 1 };
  if (first && ['a', 'per', '/', 'each', 'every'].includes(first.text)) {
    const unit = periods.get(second?.text ?? '');
    return unit && (second!.text.length > 1 || first.text === '/') ? { unit, next: at + 2 } : undefined;
  }
  if (first?.text === 'p' && (second?.text === '.' || second?.text === '/')) {
    const unit = periods.get(third?.text ?? '');
    return unit ? { unit, next: at + (lexemes[at + 3]?.text === '.' ? 4 : 3) } : undefined;
  }
  return undefined;
};

/**
 * Reads an amount: "$25k", "80,000 km", "twenty grand", "3.5t", "$150 a week", "7 seater".
 *
 * @example
 * amountAt(lexemesOf('$20k'), 0); // => { value: 20000, figure: 20, isMoney: true, isAbout: false, isScaled: true, unit: undefined, next: 3 }
 */
export const amountAt = (lexemes: readonly Lexeme[], start: number): Amount | undefined => {
  let at = start;
  let isMoney = false;
  if (currencies.has(lexemes[at]?.text ?? '') && lexemes[at + 1]?.text === '$' && lexemes[at + 1]?.isGlued) at += 1;
  if (lexemes[at]?.text === '$') [isMoney, at] = [true, at + 1];
  const number = numberAt(lexemes, at);
  if (!number) return undefined;
  const figure = number.value;
  let value = figure;
  at = number.next;
  let isScaled = false;
  let isAbout = false;
  let unit: Unit | undefined;
  // "30 odd grand".
  if (lexemes[at]?.text === 'odd') at += 1;
  const word = lexemes[at];
  const text = word?.text ?? '';
  if (word?.kind === 'word') {
    if (text === 'k' || text === 'kish') [isScaled, isAbout, at] = [true, text === 'kish', at + 1];
    else if (text === 'grand' || text === 'gs' || (text === 'g' && word.isGlued))
      [isScaled, isMoney, at] = [true, true, at + 1];
    else if (text === 'thousand' || text === 'thou') {
      [isScaled, at] = [true, at + 1];
      if (/^ks?$/.test(lexemes[at]?.text ?? '')) [unit, at] = ['km', at + 1];
    } else if (text === 'ks' || /^kk(?:ms?|s)?$/.test(text) || text === 'kkms')
      [isScaled, unit, at] = [value < 1_000, 'km', at + 1];
    else if (text === 'ish') [isAbout, at] = [true, at + 1];
    else if (isMoney && /^(?:m|mil|million)$/.test(text) && at === number.next)
      [value, at] = [value * 1_000_000, at + 1];
  }
  // "30k-ish".
  if (lexemes[at]?.text === '-' && lexemes[at + 1]?.text === 'ish') [isAbout, at] = [true, at + 2];
  if (isScaled) value *= 1_000;
  const period = periodAt(lexemes, at);
  if (period) return { value, figure, isMoney, isAbout, isScaled, unit: period.unit, next: period.next };
  const after = lexemes[at]?.text ?? '';
  if (moneyTerms.has(after)) {
    const next = periodAt(lexemes, at + 1);
    return { value, figure, isMoney: true, isAbout, isScaled, unit: next?.unit, next: next?.next ?? at + 1 };
  }
  if (unit === undefined && !isMoney) {
    const hyphen = after === '-' && lexemes[at + 1]?.isGlued ? 1 : 0;
    const name = lexemes[at + hyphen]?.text ?? '';
    // "Price: 20k km: 100k" names the next number.
    if (kilometreTerms.has(name) && lexemes[at + 1 + hyphen]?.text !== ':') [unit, at] = ['km', at + 1 + hyphen];
    else if (/^(?:t|tonnes?|tons?|tonners?)$/.test(name) && !isScaled)
      [unit, value, at] = ['kg', value * 1_000, at + 1 + hyphen];
    else if (/^(?:kgs?|kilos?|kilograms?)$/.test(name)) [unit, at] = ['kg', at + 1 + hyphen];
    else {
      // "CX-5 in Geelong" has no inches, "X3 M Sport" no metres.
      const isUnit = (name.length > 1 && name !== 'in') || lexemes[at + hyphen]?.isGlued === true;
      const named = isScaled || !isUnit ? undefined : units.get(name);
      const known = named === 'years' && value >= 100 ? undefined : named;
      if (known) [unit, at] = [known, at + 1 + hyphen];
    }
  }
  return { value: Math.round(value * 100) / 100, figure, isMoney, isAbout, isScaled, unit, next: at };
};

const joins = new Set(['-', '–', '—', 'to', 'and', 'till', 'until', 'thru', 'through', '/']);

/**
 * Reads two amounts with their common unit: "20 to 30k", "$25-30 grand", "50-80k kms". "20 and 30" is one only after "between".
 *
 * @example
 * amountsAt(lexemesOf('20-30k'), 0, false)?.map(({ value }) => value); // => [20000, 30000]
 */
export const amountsAt = (lexemes: readonly Lexeme[], at: number, isBetween: boolean): [Amount, Amount] | undefined => {
  const low = amountAt(lexemes, at);
  const join = lexemes[low?.next ?? -1]?.text ?? '';
  if (!low || !(joins.has(join) || join === 'or') || ((join === 'and' || join === '/') && !isBetween)) return undefined;
  const high = amountAt(lexemes, low.next + 1);
  // "7 or 8 seats", but "20k or 100,000 km" are two amounts.
  if (!high || (join === 'or' && high.unit !== 'seats')) return undefined;
  const scaled = (one: Amount, other: Amount): Amount => ({
    ...one,
    value:
      !one.isScaled && other.isScaled && one.value < 1_000
        ? one.value * 1_000
        : one.unit === undefined && other.unit === 'kg' && one.value < 100
          ? one.value * 1_000
          : one.value,
    isScaled: one.isScaled || other.isScaled,
    isMoney: one.isMoney || other.isMoney,
    unit: one.unit ?? other.unit,
    next: one.next,
  });
  const [first, second] = [scaled(low, high), scaled(high, low)];
  return first.value < second.value && first.unit === second.unit ? [first, second] : undefined;
};
