import { emptyEnquiry } from '@dealer/core/enquiry';
import type { EnquiryInput } from '@dealer/core/enquiry';
import type { Site } from '@dealer/core/site';
import { australianStates, initialRegoState, parseRegoLookup } from '@dealer/core/valuation';
import type { FoundCar, RegoLookup, TradeInStep } from '@dealer/core/valuation';
import { fieldsOf } from '../../stores/fields.ts';

/** What stands in the fields of all steps. */
export type TradeInValues = EnquiryInput & {
  rego: string;
  /** None in New Zealand, whose plates name no state. */
  regoState: string | undefined;
  year: string;
  make: string;
  model: string;
  badge: string;
  kms: string;
  answers: Record<string, string>;
};

/** The car that a plate was found to be, and whose word the visitor took for theirs. */
export type TradeInCarState = {
  lookup?: { plate: RegoLookup; found: FoundCar } | undefined;
  source?: 'plate' | 'hand' | undefined;
};

/** All that a draft keeps. */
export type TradeInDraft = TradeInValues & { step: TradeInStep; car: TradeInCarState };

/** The fields before anybody typed. */
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

/** Answers as a draft kept them; anybody may have written it. */
export const readAnswers = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The car as a draft kept it; anybody may have written it. */
export const readCarState = (stored: unknown): TradeInCarState => {
  const { lookup, source: word } = fieldsOf(stored) ?? {};
  const { plate: storedPlate, found: storedCar } = fieldsOf(lookup) ?? {};
  const { rego, regoState } = fieldsOf(storedPlate) ?? {};
  const { id, car, questions } = fieldsOf(storedCar) ?? {};
  const found = parseRegoLookup({ id, vehicle: car, adjustments: questions });
  const state = australianStates.find(({ value }) => value === regoState)?.value;
  const kept =
    found.kind === 'found' && typeof rego === 'string'
      ? { plate: { rego, ...(state === undefined ? {} : { regoState: state }) }, found }
      : undefined;
  const source = word === 'hand' || (word === 'plate' && kept) ? word : undefined;
  return { ...(kept ? { lookup: kept } : {}), ...(source ? { source } : {}) };
};
