import { emptyEnquiry, type EnquiryInput, initialRegoState } from '@dealer/core/enquiry';
import type { Site } from '@dealer/core/site';
import { australianStates } from '@dealer/core/contact';
import { type FoundCar, parseRegoLookup, type RegoLookup, type TradeInStep } from '@dealer/core/valuation';
import { fieldsOf } from '../../stores/fields.ts';

/** Values of the fields of all steps. */
export type TradeInValues = EnquiryInput & {
  rego: string;
  /** Empty in New Zealand, whose plates name no state. */
  regoState: string | undefined;
  year: string;
  make: string;
  model: string;
  badge: string;
  kms: string;
  answers: Record<string, string>;
};

/** The car found by its plate, and whether the visitor confirmed it or entered another. */
export type TradeInCarState = {
  lookup?: { plate: RegoLookup; found: FoundCar } | undefined;
  source?: 'plate' | 'hand' | undefined;
};

/** What a draft stores. */
export type TradeInDraft = TradeInValues & { step: TradeInStep; car: TradeInCarState };

/** The empty fields. */
export const emptyTradeIn = (site: Site): TradeInValues => ({
  ...emptyEnquiry(site),
  rego: '',
  regoState: initialRegoState(site),
  year: '',
  make: '',
  model: '',
  badge: '',
  kms: '',
  answers: {},
});

/** Reads the answers of a stored draft, which may be invalid. */
export const readAnswers = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Reads the car of a stored draft, which may be invalid. */
export const readCarState = (stored: unknown): TradeInCarState => {
  const { lookup, source: word } = fieldsOf(stored) ?? {};
  const { plate: storedPlate, found: storedCar } = fieldsOf(lookup) ?? {};
  const { rego, regoState } = fieldsOf(storedPlate) ?? {};
  const { id, car, questions } = fieldsOf(storedCar) ?? {};
  const found = parseRegoLookup({ id, vehicle: car, adjustments: questions });
  const state = australianStates.find(({ value }) => value === regoState)?.value;
  const confirmed =
    found.kind === 'found' && typeof rego === 'string' ? { plate: { rego, regoState: state }, found } : undefined;
  const source = word === 'hand' || (word === 'plate' && confirmed) ? word : undefined;
  return { ...(confirmed ? { lookup: confirmed } : {}), ...(source ? { source } : {}) };
};
