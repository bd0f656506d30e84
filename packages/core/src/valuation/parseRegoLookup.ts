import { ownValue } from '../record/ownValue.ts';
import { readObject, readText, readWhole } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
import type { TradeInCar } from './tradeInCar.ts';

/** A question about the car's condition, with the answers there are. */
export type AdjustmentQuestion = {
  readonly id: string;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** What the lookup found: a car, under the id that its valuation goes by where it can be valued, and what else it asks. */
export type FoundCar = {
  readonly id?: string;
  readonly car: TradeInCar;
  readonly questions: readonly AdjustmentQuestion[];
};

/** The answer of a rego lookup: a car, or none, in the server's words where it has any. */
export type ParsedRegoLookup =
  | ({ readonly kind: 'found' } & FoundCar)
  | { readonly kind: 'notFound'; readonly message?: string };

/** More than these nobody answers. */
const mostQuestions = 12;
const mostOptions = 8;

const readOption = (value: unknown): { value: string; label: string } | undefined => {
  const option = readObject(value);
  const text = readText(option === undefined ? value : option['value']);
  return text === undefined ? undefined : { value: text, label: readText(option?.['label']) ?? text };
};

const readQuestion = (value: unknown): AdjustmentQuestion | undefined => {
  const doc = readObject(value);
  const id = readText(doc?.['id']);
  const question = readText(doc?.['question']) ?? readText(doc?.['label']);
  const list: readonly unknown[] = Array.isArray(doc?.['options']) ? doc['options'] : [];
  const options = list.slice(0, mostOptions).flatMap((option) => readOption(option) ?? []);
  const isDistinct = new Set(options.map((option) => option.value)).size === options.length;
  // A question without a choice is none, and an id with a dot would be a path to a form library.
  return id === undefined || question === undefined || options.length < 2 || !isDistinct || !/^[\w-]{1,40}$/.test(id)
    ? undefined
    : { id, question, options };
};

/**
 * Reads the answer of `POST /api/lookups/rego` (specification section 7; row 7.A24; decision E25): the car, the id of its valuation and
 * the questions about its condition. Without a make and a model nobody could recognise it, so nothing was found. Never throws.
 *
 * @example
 * parseRegoLookup({ id: 'v1', vehicle: { year: 2021, make: 'Toyota', model: 'RAV4' } });
 * // => { kind: 'found', id: 'v1', car: { year: 2021, make: 'Toyota', model: 'RAV4' }, questions: [] }
 */
export const parseRegoLookup = (answer: unknown): ParsedRegoLookup => {
  const doc = readObject(answer);
  const vehicle = readObject(doc?.['vehicle']);
  const message = readText(doc?.['error']);
  const make = readText(vehicle?.['make']);
  const model = readText(vehicle?.['model']);
  if (doc === undefined || message !== undefined || vehicle === undefined || make === undefined || model === undefined)
    return { kind: 'notFound', ...defined({ message }) };
  const text = (name: string): string | undefined => readText(ownValue(vehicle, name));
  const year = readWhole(vehicle['year']);
  const car = defined({
    year: year !== undefined && year >= 1900 && year <= 2100 ? year : undefined,
    make,
    model,
    badge: text('badge'),
    series: text('series'),
    body: text('body'),
    transmission: text('transmission'),
    fuel: text('fuel'),
    colour: text('colour'),
  });
  const list: readonly unknown[] = Array.isArray(doc['adjustments']) ? doc['adjustments'] : [];
  const seen = new Set<string>();
  const questions = list.slice(0, mostQuestions).flatMap((entry) => {
    const question = readQuestion(entry);
    if (question === undefined || seen.has(question.id)) return [];
    seen.add(question.id);
    return [question];
  });
  return { kind: 'found', ...defined({ id: readText(doc['id']) }), car, questions };
};
