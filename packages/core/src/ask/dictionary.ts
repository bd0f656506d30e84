import { ownValue } from '../data/values.ts';
import { valueKey } from '../search/oneSpelling.ts';
import { searchExactWords, tradeSynonyms } from '../search/searchSynonyms.ts';
import { folded, lexemesOf } from './lexemes.ts';
import { correctTerms, emptyTerms, literalPhrases, shortNames, tradeNames, usualTerms } from './vocabulary.ts';

/** A phrase of the dictionary: values of one attribute, of a model also its make; of "word" none: the phrase stays terms. */
export type Entry = {
  readonly attribute: string;
  readonly values: readonly string[];
  readonly make?: string;
  /** It names a model only after its make: "focus" does alone, "up" and "3" do not. */
  readonly needsMake?: boolean;
};

/** What the stock calls things, by phrase; see `dictionaryOf`. */
type Dictionary = {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** The terms of phrases in which a typing error is forgiven, by first letter. */
  readonly terms: ReadonlyMap<string, readonly string[]>;
  /** The most terms of a phrase. */
  readonly longest: number;
};

export type FacetValues = Readonly<Record<string, readonly string[]>>;

/** Attributes whose values are phrases by themselves. */
const named = [
  'simple_body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'filtered_features',
  'location_name',
  'dealership_name',
  'city',
  'state',
] as const;

/** A phrase in words: "CX-5" is "cx 5". */
const phraseOf = (value: string): string[] =>
  lexemesOf(value).flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text]));

/** A model that is named by itself must look like a name. */
const isName = (terms: readonly string[]): boolean => {
  const joined = terms.join('');
  return terms[0] === 'model' && terms.length === 2
    ? true
    : joined.length > 1 &&
        /[a-z]/.test(joined) &&
        (joined.length > 2 || /\d/.test(joined)) &&
        !terms.every((word) => usualTerms.has(word) || /^\d+$/.test(word));
};

const build = (facetValues: FacetValues): Dictionary => {
  const entries = new Map<string, Entry[]>();
  const terms = new Set<string>();
  let longest = 1;
  const add = (phrase: readonly string[], entry: Entry, isForgiven: boolean): void => {
    if (phrase.length === 0) return;
    longest = Math.max(longest, phrase.length);
    // Together and apart: "land rover" and "landrover", "x trail" and "xtrail".
    for (const key of new Set([phrase.join(' '), phrase.join('')])) {
      // "Models" is no Model S.
      if (phrase.length > 1 && emptyTerms.has(key)) continue;
      const known = entries.get(key) ?? [];
      const same = known.find((other) => other.attribute === entry.attribute && other.make === entry.make);
      if (
        same &&
        same.values.every((value) => !entry.values.includes(value)) &&
        same.attribute !== 'model' &&
        same.attribute !== 'make'
      )
        continue;
      if (!same?.values.includes(entry.values[0] ?? '')) entries.set(key, [...known, entry]);
    }
    if (isForgiven)
      for (const word of phrase) if (/^[a-z]{5,}$/.test(word) && !searchExactWords.includes(word)) terms.add(word);
  };
  const valueOf = (attribute: string, name: string): string | undefined =>
    ownValue(facetValues, attribute)?.find((value) => valueKey(value) === valueKey(name));

  // What the index has no value for: "android auto" is no automatic.
  const literals = [...literalPhrases];
  for (const [attribute, names, phrases] of tradeNames) {
    // "A|B": the first that the index has; "A+B": all that it has.
    const candidates = names.split(/[|+]/).flatMap((name) => valueOf(attribute, name) ?? []);
    const values = names.includes('+') ? candidates : candidates.slice(0, 1);
    // New, demo and used are in every index.
    const given = attribute === 'car_type' ? [names] : values;
    if (given.length > 0)
      for (const phrase of phrases.split(',')) add(phraseOf(phrase), { attribute, values: given }, true);
    else literals.push(...phrases.split(','));
  }
  const makes = facetValues['make'] ?? [];
  for (const make of makes) {
    add(phraseOf(make), { attribute: 'make', values: [make] }, true);
    add(
      [...phraseOf(make).slice(0, -1), `${phraseOf(make).at(-1) ?? ''}s`],
      { attribute: 'make', values: [make] },
      false,
    );
  }
  const owners = new Map<string, string[]>();
  const spelled = [...makes].sort((a, b) => b.length - a.length);
  for (const makeModel of facetValues['make_model'] ?? []) {
    const make = spelled.find((candidate) => valueKey(makeModel).startsWith(`${valueKey(candidate)} `));
    if (make === undefined) continue;
    const model = makeModel.slice(make.length + 1);
    // A Holden Ute is a ute of Holden.
    if (entries.get(phraseOf(model).join(' '))?.some(({ attribute }) => attribute === 'simple_body')) continue;
    owners.set(model, [...(owners.get(model) ?? []), make]);
    add([...phraseOf(make), ...phraseOf(model)], { attribute: 'model', values: [model], make }, true);
  }
  const models = new Set([...(facetValues['model'] ?? []), ...owners.keys()]);
  const addModel = (phrase: string[], model: string): void => {
    if (
      entries.get(phrase.join(' '))?.some(({ attribute }) => attribute === 'simple_body') ||
      literals.includes(phrase.join(' '))
    )
      return;
    const makesOf = owners.get(model) ?? [];
    const needsMake = !isName(phrase);
    for (const make of makesOf) add(phrase, { attribute: 'model', values: [model], make, needsMake }, !needsMake);
    if (makesOf.length === 0) add(phrase, { attribute: 'model', values: [model], needsMake }, !needsMake);
  };
  for (const model of models) addModel(phraseOf(model), model);
  for (const attribute of named)
    for (const value of facetValues[attribute] ?? [])
      add(
        phraseOf(value),
        { attribute, values: [value] },
        attribute === 'colour' || attribute === 'fuel' || attribute === 'transmission',
      );

  // What shoppers type for a name of the stock.
  const synonyms = [
    ...shortNames.map(([typed, name]) => [typed, [name]] as const),
    ...Object.entries(tradeSynonyms()).filter(([typed]) => !/series$/.test(typed)),
  ];
  for (const [typed, names] of synonyms)
    for (const name of names)
      for (const entry of entries.get(phraseOf(name).join(' ')) ?? []) {
        const phrase = phraseOf(folded(typed));
        if (!entries.has(phrase.join(' '))) add(phrase, entry, false);
      }
  for (const phrase of literals.map(phraseOf))
    if (!entries.has(phrase.join(' '))) add(phrase, { attribute: 'word', values: [] }, false);
  const byLetter = new Map<string, string[]>();
  for (const word of terms) byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word]);
  return { entries, terms: byLetter, longest };
};

const built = new WeakMap<FacetValues, Dictionary>();

/**
 * The dictionary of the values of an index; made once for the same values.
 *
 * @example
 * dictionaryOf({ make: ['Land Rover'] }).entries.get('landrover'); // => [{ attribute: 'make', values: ['Land Rover'] }]
 */
export const dictionaryOf = (facetValues: FacetValues): Dictionary => {
  const known = built.get(facetValues) ?? build(facetValues);
  built.set(facetValues, known);
  return known;
};

/** Whether one word becomes the other by so many insertions, deletions, replacements and exchanges of neighbours. */
const isWithin = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let cost = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (isSame ? 0 : 1));
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, before[to - 2]! + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = row;
    row = next;
  }
  return row[other.length]! <= most;
};

/**
 * The word of the stock that a word with typing errors means, as the index forgives them: one error from 5 letters, two from 9, none in the
 * first letter. Undefined for usual terms, and where two words are as near.
 *
 * @example
 * meantWord('corola', dictionaryOf({ make: ['Toyota'], make_model: ['Toyota Corolla'] })); // => 'corolla'
 */
export const meantWord = (word: string, { terms }: Dictionary): string | undefined => {
  if (!/^[a-z]{5,20}$/.test(word) || usualTerms.has(word) || correctTerms.has(word) || searchExactWords.includes(word))
    return undefined;
  const candidates = terms.get(word[0]!) ?? [];
  for (let most = 1; most <= (word.length >= 9 ? 2 : 1); most += 1) {
    const near = candidates.filter((candidate) => isWithin(word, candidate, most));
    // "Towbar" and "towbars" are one.
    if (near.length === 1 || (near.length === 2 && `${near[0]!}s` === near[1])) return near[0];
    if (near.length > 1) return undefined;
  }
  return undefined;
};
