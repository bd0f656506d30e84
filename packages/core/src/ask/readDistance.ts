import { phraseAt } from './phraseAt.ts';
import type { Reading } from './reading.ts';
import { entryAt, locationAttributes } from './stockPhrases.ts';
import { kilometreTerms } from './vocabulary.ts';

/** Words in front of a postcode; after "in" and "around" it may be a year. */
const positions = new Set([
  'near',
  'nearby',
  'close to',
  'closest to',
  'nearest to',
  'around',
  'in',
  'near to',
  'postcode',
  'nearest',
]);
const limits = new Set([
  'within',
  'inside',
  'under',
  'less than',
  'max',
  'up to',
  'no more than',
  'not more than',
  'within about',
]);

/** "near 3220", "within 50 km of 3220", "30 kms from postcode 3000": the yards there. */
export const readDistance = (reading: Reading, start: number): number | undefined => {
  const { ctx, lexemes, isForeign, at, claim, refine } = reading;
  if (isForeign) return undefined;
  let index = start + phraseAt(lexemes, start, (phrase) => limits.has(phrase), 4);
  const distance = lexemes[index];
  let km: number | undefined;
  if (
    distance?.kind === 'number' &&
    kilometreTerms.has(at(index + 1)) &&
    /^(?:of|from|radius|around)$/.test(at(index + 2))
  ) {
    km = distance.value;
    index += 3;
    if (/^(?:of|from|around)$/.test(at(index))) index += 1;
  } else {
    const length = phraseAt(lexemes, start, (phrase) => positions.has(phrase), 2);
    if (length === 0) return undefined;
    index = start + length;
    const isClear = /^(?:near|close|nearest|closest|postcode)/.test(at(start)) || at(index) === 'postcode';
    if (!isClear && /^(?:19|20)\d\d$/.test(at(index))) return undefined;
  }
  // "within 20 km of Geelong": its yards.
  if (km !== undefined && locationAttributes.has(entryAt(reading, index)?.entry.attribute ?? '')) {
    claim(start, index);
    return index;
  }
  if (ctx.yardsNear === undefined) return undefined;
  if (at(index) === 'postcode') index += 1;
  const postcode = lexemes[index];
  if (!postcode || !/^\d{4}$/.test(postcode.raw) || at(start - 1) === '$') return undefined;
  const known = ctx.facetValues['location_name'] ?? [];
  const found = ctx.yardsNear(postcode.raw, km);
  const names = found?.names.filter((name) => known.includes(name)) ?? [];
  if (names.length === 0) {
    claim(start, index + 1, 'word');
    return index + 1;
  }
  refine('location_name', names);
  reading.near = found;
  claim(start, index + 1);
  return index + 1;
};
