import { ownValue } from '../data/values.ts';
import { amountAt } from './amounts.ts';
import type { Entry } from './dictionary.ts';
import type { Reading } from './reading.ts';
import { otherMeanings, towedThings, towTerms, usualTerms } from './vocabulary.ts';

export const locationAttributes = new Set(['city', 'location_name', 'dealership_name', 'state']);
export const locationPrepositions = new Set(['in', 'near', 'around', 'at', 'from', 'nearby', 'to', 'of']);
const smallTerms = new Set(
  'a an i the in no to for or of my is at on as so up me we it and be by do not with than'.split(' '),
);

/** The phrases of the dictionary at a position, the longest first. */
const phrasesAt = (reading: Reading, start: number): { entries: readonly Entry[]; end: number }[] => {
  const { lexemes, dictionary, spelling, at } = reading;
  const found: { entries: readonly Entry[]; end: number }[] = [];
  let [spaced, joined, typed] = ['', '', ''];
  let count = 0;
  let isLoose = false;
  for (let index = start; index < lexemes.length && count < dictionary.longest + 2; index += 1) {
    const lexeme = lexemes[index]!;
    if (lexeme.kind === 'sign') {
      const isJoint =
        lexeme.text === '&' || (lexeme.text === '-' && lexeme.isGlued && lexemes[index + 1]?.isGlued === true);
      if (index === start || !isJoint) break;
      continue;
    }
    count += 1;
    if (index > start && !lexeme.isGlued && (smallTerms.has(lexeme.text) || smallTerms.has(at(index - 1))))
      isLoose = true;
    spaced = spaced === '' ? spelling[index]! : `${spaced} ${spelling[index]!}`;
    joined += spelling[index]!;
    typed = typed === '' ? lexeme.text : `${typed} ${lexeme.text}`;
    const entries =
      dictionary.entries.get(typed) ??
      dictionary.entries.get(spaced) ??
      (isLoose ? undefined : dictionary.entries.get(joined));
    // "cx5" in one piece is no "cx" and a five.
    if (entries && !(lexemes[index + 1]?.isGlued && lexemes[index + 1]!.kind !== 'sign'))
      found.unshift({ entries, end: index + 1 });
  }
  return found;
};

export const hasOtherMeaning = (reading: Reading, start: number, end: number): boolean => {
  const { at } = reading;
  return otherMeanings.some(
    ({ of, before, after }) =>
      of.has(at(start)) &&
      (((end === start + 1 || at(start) === 'pick') && after?.has(at(end)) === true) ||
        before?.has(at(start - 1)) === true),
  );
};

const isTowedThing = (reading: Reading, start: number): boolean => {
  const { lexemes, at } = reading;
  for (let index = start - 1; index >= 0 && index >= start - 8; index -= 1) {
    if (towTerms.has(at(index))) return true;
    if (lexemes[index]!.kind === 'sign' && at(index) !== '-') return false;
  }
  return false;
};

/** The phrase at a position that names something of the stock. */
export const entryAt = (reading: Reading, start: number): { entry: Entry; end: number } | undefined => {
  const { lexemes, dictionary, isForeign, at } = reading;
  for (const { entries, end } of phrasesAt(reading, start)) {
    // "Orange NSW".
    const state = at(end) === ',' ? end + 1 : end;
    const isLocation =
      locationPrepositions.has(at(start - 1)) || dictionary.entries.get(at(state))?.[0]?.attribute === 'state';
    if (hasOtherMeaning(reading, start, end)) continue;
    const amount = lexemes[end - 1]!.kind === 'number' ? amountAt(lexemes, end - 1) : undefined;
    // "mazda 7 seater" is no model.
    if (amount && (amount.next > end || at(end) === '+')) continue;
    const fits = (entry: Entry): boolean => {
      const { attribute } = entry;
      if (isForeign && attribute !== 'make' && attribute !== 'model') return false;
      if (entry.needsMake) return false;
      if (locationAttributes.has(attribute) && !isLocation) {
        const parts = lexemes.slice(start, end);
        if (attribute === 'state' && at(start).length < 3 && end === start + 1)
          return parts[0]!.raw === parts[0]!.raw.toUpperCase();
        if (at(start) === 'act' && end === start + 1) return parts[0]!.raw === 'ACT';
        return (
          end > start + 1 ||
          (at(start).length >= 3 && attribute === 'state') ||
          (at(start).length >= 5 && !usualTerms.has(at(start)))
        );
      }
      if (towedThings.has(at(start)) && isTowedThing(reading, start)) return false;
      return true;
    };
    const fitting = entries.filter(fits);
    const locations = fitting.filter(({ attribute }) => locationAttributes.has(attribute));
    const entry =
      (isLocation && at(start - 1) !== 'to' && at(start - 1) !== 'of' ? locations[0] : undefined) ??
      fitting.find((one) => !locationAttributes.has(one.attribute)) ??
      locations[0];
    if (!entry) continue;
    if (isForeign && at(start).length < 4) continue;
    return { entry, end };
  }
  return undefined;
};

/** Filters by a name of the stock; false where the name stays a word of the query. */
export const addEntry = (reading: Reading, entry: Entry, start: number): boolean => {
  const { from, dictionary, refinements, models, at, refine } = reading;
  const { attribute, values, make } = entry;
  if (attribute === 'word') return false;
  if (attribute === 'model') {
    const owners = (dictionary.entries.get(at(start)) ?? []).filter(
      (other) => other.attribute === 'model' && other.make !== undefined,
    );
    const known = owners.map((owner) => owner.make!).filter((owner) => refinements.get('make')?.includes(owner));
    const owner =
      owners.length > 1 && entry.make !== undefined && owners.some(({ make: other }) => other === make)
        ? known[0]
        : make;
    models.push({ ...(owner === undefined ? {} : { make: owner }), model: values[0]! });
    if (owner !== undefined) refine('make', [owner]);
    return true;
  }
  // Values of one filter are alternatives: a second feature would find vehicles without the first.
  const chosen = refinements.get(attribute) ?? ownValue(from.refinements, attribute) ?? [];
  if (attribute === 'filtered_features' && chosen.length > 0 && at(start - 1) !== 'or')
    return values.every((value) => chosen.includes(value));
  refine(attribute, values);
  return true;
};
