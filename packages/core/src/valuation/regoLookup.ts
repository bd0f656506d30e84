import * as z from 'zod/mini';
import { type AustralianState, australianStates } from '../site/australianStates.ts';
import { readObject, readText, readWhole } from '../data/readers.ts';
import { defined, ownValue } from '../data/values.ts';
import { needed } from '../enquiry/formFields.ts';
import type { Site } from '../site/site.ts';
import { initialRegoState } from '../enquiry/initialRegoState.ts';
import type { TradeInCar } from './tradeInCar.ts';

/** Validation messages of the lookup. */
const regoMessages = {
  rego: 'Please enter your registration number.',
  regoForm: 'Please enter the registration number as it stands on the plate, letters and numbers only.',
  regoState: 'Please choose the state of your registration.',
} as const;

const values = australianStates.map(({ value }) => value) as [AustralianState, ...AustralianState[]];

/**
 * The schema of step 1 of a valuation: the plate and its state (decisions B25, E25). Spaces and hyphens of a plate are removed and letters
 * are capitalised. New Zealand plates have no state. The initial state comes from `initialRegoState`.
 *
 * @example
 * regoLookupSchema(aSite()).parse({ rego: '123 abc', regoState: 'qld' }); // => { rego: '123ABC', regoState: 'qld' }
 */
export const regoLookupSchema = (site: Pick<Site, 'country' | 'locations' | 'search'>) => {
  const initial = initialRegoState(site);
  const state = z.enum(values, regoMessages.regoState);
  return z.object({
    rego: z.pipe(
      needed(regoMessages.rego, 20, {
        test: (value) => /^[a-z0-9](?:[ -]?[a-z0-9]){0,8}$/i.test(value),
        error: regoMessages.regoForm,
      }),
      z.transform((value: string) => value.replace(/[ -]/g, '').toUpperCase()),
    ),
    regoState:
      site.country === 'NZ' ? z.optional(z.undefined()) : initial === undefined ? state : z._default(state, initial),
  });
};

/** The values of a valid lookup. */
export type RegoLookup = { readonly rego: string; readonly regoState?: AustralianState | undefined };

/** A question about the condition of the car, with its possible answers. */
export type AdjustmentQuestion = {
  readonly id: string;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** The car that was found, the id of its valuation where it can be valued, and the condition questions. */
export type FoundCar = {
  readonly id?: string;
  readonly car: TradeInCar;
  readonly questions: readonly AdjustmentQuestion[];
};

/** The response of a rego lookup: a car, or none with the server's message if it has one. */
type ParsedRegoLookup =
  | ({ readonly kind: 'found' } & FoundCar)
  | { readonly kind: 'notFound'; readonly message?: string };

/** The highest number of questions that are shown. */
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
  // A question needs at least two answers; an id with a dot would be a path to a form library.
  return id === undefined || question === undefined || options.length < 2 || !isDistinct || !/^[\w-]{1,40}$/.test(id)
    ? undefined
    : { id, question, options };
};

/**
 * Parses the response of `POST /api/lookups/rego` (decision E25): the car, the id of its valuation and the condition questions. A response
 * without make and model counts as not found. Never throws.
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
