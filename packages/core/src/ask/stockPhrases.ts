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
        lexeme.raw === '&' || (lexeme.text === '-' && lexeme.isGlued && lexemes[index + 1]?.isGlued === true);
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
    const next = lexemes[index + 1];
    // "i30s" are several.
    const isPlural = lexeme.kind === 'number' && next?.text === 's' && next.isGlued;
    if (entries && (isPlural || !(next?.isGlued && next.kind !== 'sign')))
      found.unshift({ entries, end: index + (isPlural ? 2 : 1) });
  }
  return found;
};

export const hasOtherMeaning = (reading: Reading, start: number, end: number): boolean => {
  const { at, claims, lexemes, models } = reading;
  if (
    at(start) === 'cruiser' &&
    // "RAV 4 Cruiser".
    ((models.length > 0 && claims[start - 1] === 'understood') ||
      lexemes.some(({ text }) => /^(?:motor(?:cycle|bike)s?|bikes?|lams)$/.test(text)))
  )
    return true;
  // "Brand new tyres".
  const first = at(start) === 'brand' ? start + 1 : start;
  // "Used only on weekends", but "used only, no demos".
  const next = at(first) === 'used' && at(end) === 'only' ? end + 1 : end;
  return otherMeanings.some(
    ({ of, before, after }) =>
      of.has(at(first)) &&
      (((end === first + 1 || at(first) === 'pick') && after?.has(at(next)) === true) ||
        before?.has(at(start - 1)) === true),
  );
};

const isTowedThing = (reading: Reading, start: number): boolean => {
  const { lexemes, claims, at } = reading;
  // "For a 2.8t van".
  if (/^(?:t|tonnes?|tons?|kgs?)$/.test(at(start - 1)) && claims[start - 1] === 'understood') return true;
  for (let index = start - 1; index >= 0 && index >= start - 8; index -= 1) {
    if (towTerms.has(at(index))) return true;
    if (lexemes[index]!.kind === 'sign' && at(index) !== '-') return false;
  }
  return false;
};

const travelTerms = /^(?:travel|travelling|come|coming|drive|driving|fly|flying|moving|moved|buyer)$/;
/** "Moved to Hamilton from Dunedin". */
const isMoved = ({ refinements, lexemes }: Reading): boolean =>
  ['city', 'location_name'].some((name) => refinements.has(name)) &&
  lexemes.some(({ text }) => /^(?:mov(?:ed|ing)|relocat(?:ed|ing))$/.test(text));
const deliveryTerms =
  /^(?:deliver|delivers|delivered|delivery|ship|shipped|shipping|freight|freighted|transport|transfer|send|sent)$/;

/** "Mazda 2 or 3", "Escape or Everest": a model that is a usual word or number is one next to another of its make. */
const isAlternative = (
  { models, dictionary, spelling, at }: Reading,
  entry: Entry,
  start: number,
  end: number,
): boolean => {
  const { make } = entry;
  if (entry.attribute !== 'model' || make === undefined) return false;
  if (/^(?:or|\/)$/.test(at(start - 1)) && models.at(-1)?.make === make) return true;
  return (
    at(end) === 'or' &&
    /^[a-z]/.test(at(start)) &&
    (dictionary.entries.get(spelling[end + 1] ?? '') ?? []).some(
      (other) => other.attribute === 'model' && other.make === make && !other.needsMake,
    )
  );
};

/** "Triton GLS": a few letters after a model of another make are its badge. */
const isBadgeOfOther = ({ models, at }: Reading, { attribute, make }: Entry, start: number, end: number): boolean =>
  attribute === 'model' &&
  end === start + 1 &&
  /^[a-z]{1,3}$/.test(at(start)) &&
  models.some((other) => other.make !== undefined) &&
  models.every((other) => other.make !== make) &&
  !/^(?:or|and|vs|[,/;])$/.test(at(start - 1));

/** "A white ute with a black bull bar", "red with black stripes". */
const isColourOfFeature = (reading: Reading, start: number, end: number): boolean =>
  (/^(?:with|w)$/.test(reading.at(start - 1)) && reading.refinements.has('colour')) ||
  ((/^(?:with|w|has|having|a|and|plus)$/.test(reading.at(start - 1)) || reading.refinements.has('colour')) &&
    /^(?:filtered_features|word)$/.test(phrasesAt(reading, end)[0]?.entries[0]?.attribute ?? ''));

/** The phrase at a position that names something of the stock. */
export const entryAt = (reading: Reading, start: number): { entry: Entry; end: number } | undefined => {
  const { lexemes, dictionary, isForeign, at } = reading;
  // A trailer of 7x5 is no X5, and "car seats x3" no X3.
  if (
    (at(start).length === 1 && lexemes[start]?.isGlued && lexemes[start - 1]?.kind === 'number') ||
    (at(start) === 'x' && /^(?:seats|tyres|keys|kids|wheels|adults)$/.test(at(start - 1)))
  )
    return undefined;
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
      if (isBadgeOfOther(reading, entry, start, end)) return false;
      // "A Corolla sized hatch".
      if (attribute === 'model' && /^sized?$/.test(at(end))) return false;
      if (entry.needsMake && !isAlternative(reading, entry, start, end)) return false;
      if (attribute === 'colour' && isColourOfFeature(reading, start, end)) return false;
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
      // "Our caravan weighs 2.2t".
      if (towedThings.has(at(start)) && /^(?:weighs|weighing|weight)$/.test(at(end))) return false;
      return true;
    };
    // "Can travel from Dunedin" is where the shopper is.
    const isFrom =
      (at(start - 1) === 'from' && (travelTerms.test(at(start - 2)) || isMoved(reading))) ||
      at(start - 1) === 'outside' ||
      // "Grafton Street".
      /^(?:st|street|rd|road|island)$/.test(at(end)) ||
      (at(start - 1) === 'of' && at(start - 2) === 'outside') ||
      (at(start - 1) === 'to' && [2, 3, 4, 5].some((back) => deliveryTerms.test(at(start - back))));
    if (isFrom && entries.some(({ attribute }) => locationAttributes.has(attribute)))
      return { entry: { attribute: 'word', values: [] }, end };
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

const workTerms = /^(?:utes?|vans?|trucks?|tray|cab|tradies?|trades?|pickups?)$/;
const caravanTerms = /^(?:berths?|sleeps|bunks?|bunkhouse|ensuite|annexe?|awning|toilet|poptop)$/;

/** Who writes of a van with berths means a caravan, unless the van has a make. */
const isCaravan = ({ lexemes, models, refinements }: Reading): boolean =>
  models.length === 0 && !refinements.has('make') && lexemes.some(({ text }) => caravanTerms.test(text));

/** Filters by a name of the stock; false where the name stays a word of the query. */
export const addEntry = (reading: Reading, entry: Entry, start: number): boolean => {
  const { from, dictionary, refinements, models, at, refine } = reading;
  const { attribute, values, make } = entry;
  if (attribute === 'word') return false;
  if (/^(?:simple_body|categories)$/.test(attribute) && /^(?:vans?|family)$/.test(at(start)) && isCaravan(reading)) {
    const caravan = reading.ctx.facetValues['item_type']?.find((value) => value === 'caravan');
    if (caravan === undefined || attribute === 'categories') return false;
    refine('item_type', [caravan]);
    return true;
  }
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
  if (attribute === 'car_type' && reading.isTypeExcluded) {
    reading.isTypeExcluded = false;
    refinements.set('car_type', [...values]);
    return true;
  }
  // A sedan for work is to drive there.
  if (attribute === 'categories' && at(start) === 'for' && !reading.lexemes.some(({ text }) => workTerms.test(text)))
    return false;
  // Values of one filter are alternatives: a second feature would find vehicles without the first.
  const chosen = refinements.get(attribute) ?? ownValue(from.refinements, attribute) ?? [];
  if (attribute === 'filtered_features' && chosen.length > 0 && at(start - 1) !== 'or')
    return values.every((value) => chosen.includes(value));
  refine(attribute, values);
  return true;
};
