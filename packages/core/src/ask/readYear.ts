import { mostYearsAhead, rangeOf } from './applyAmount.ts';
import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { trailingBounds } from './vocabulary.ts';

/** "Early 90s" is no decade, "in our 60s" an age. */
const notDecade = /^(?:early|mid|late|my|our|his|her|their)$/;

/** A year that is not written as one: "MY22", "'22", "90s". */
export const readYear = (reading: Reading, index: number): number | undefined => {
  const { lexemes, thisYear, at, textOf, claim, refine, setRange } = reading;
  const { kind } = lexemes[index]!;
  const readWritten = (end: number, value: number): number => {
    const trail = phraseAt(lexemes, end, (phrase) => trailingBounds.has(phrase), 3);
    const bound = trail === 0 ? undefined : trailingBounds.get(textOf(end, end + trail));
    if (bound) setRange('year', rangeOf(bound, value));
    else refine('year', [String(value)]);
    claim(index, end + trail);
    return end + trail;
  };
  // "MY22", "22MY".
  const year = lexemes[index + 1];
  const isBefore = at(index) === 'my' && year?.kind === 'number' && year.isGlued;
  if (isBefore || (kind === 'number' && at(index + 1) === 'my' && year!.isGlued)) {
    const digits = at(isBefore ? index + 1 : index);
    const value = /^(?:\d\d|20\d\d)$/.test(digits) ? Number(digits.slice(-2)) + 2_000 : Number.NaN;
    if (value <= thisYear + mostYearsAhead) return readWritten(index + 2, value);
  }
  // "2012-15", "2016/17".
  const [join, last] = [lexemes[index + 1], lexemes[index + 2]];
  if (
    kind === 'number' &&
    /^(?:19|20)\d\d$/.test(at(index)) &&
    /^[-–/]$/.test(join?.text ?? '') &&
    /^\d\d$/.test(last?.raw ?? '') &&
    join!.isGlued &&
    last!.isGlued &&
    !lexemes[index + 3]?.isGlued
  ) {
    const first = lexemes[index]!.value;
    const to = Math.floor(first / 100) * 100 + last!.value;
    if (to > first && to <= thisYear + mostYearsAhead && setRange('year', { min: first, max: to })) {
      claim(index, index + 3);
      return index + 3;
    }
  }
  // "'22", "'22 or newer".
  if (/^['’‘]$/.test(at(index)) && year?.kind === 'number' && year.isGlued && /^\d\d$/.test(year.text))
    return readWritten(index + 2, year.value + (year.value <= (thisYear % 100) + mostYearsAhead ? 2_000 : 1_900));
  // "90s", "80's".
  const end = index + (/^['’‘]$/.test(at(index + 1)) ? 3 : 2);
  if (kind !== 'number' || at(end - 1) !== 's' || !lexemes[end - 1]!.isGlued) return undefined;
  const decade = Number(at(index)) + (at(index).length === 2 ? 1_900 : 0);
  if (
    /^(?:[6-9]|(?:19|20)\d)0$/.test(at(index)) &&
    !notDecade.test(at(index - 1)) &&
    setRange('year', { min: decade, max: decade + 9 })
  )
    claim(index, end);
  return end;
};
