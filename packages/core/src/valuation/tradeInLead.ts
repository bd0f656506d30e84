import { enquiryPayload, type EnquiryPayload, type LeadSite } from '../enquiry/enquiryPayload.ts';
import type { EnquiryForm } from '../enquiry/enquirySchema.ts';
import type { LeadContext } from '../enquiry/leadContext.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../wire/defined.ts';
import type { RegoLookup } from './regoLookupSchema.ts';
import type { TradeInCar } from './tradeInCar.ts';
import { tradeInCarTitle } from './tradeInCarTitle.ts';
import { type AdjustmentAnswers, valuationCategory, valuationLead } from './valuationBodies.ts';

/** What a valuation knows when its lead is sent. */
export type TradeInLead = {
  readonly contact: EnquiryForm;
  /** Absent where a car without a plate was entered by hand. */
  readonly lookup?: RegoLookup | undefined;
  readonly car: TradeInCar;
  readonly km: number;
  readonly adjustmentAnswers?: AdjustmentAnswers | undefined;
  readonly offerPrice?: number | undefined;
  /** The car of the yard that it would be traded in for. */
  readonly wanted?: Vehicle | undefined;
  readonly site: LeadSite;
  readonly context: LeadContext;
};

/**
 * The lead of a valuation: who asks, with the names of an enquiry; the visitor's own car under `rego`, `regoState`, `kms`, `car_year` and
 * `car_description`; the answers and the offer (rows 3.F05, 3.F13, 3.F17); and the car wanted in exchange under the names that an
 * enquiry about it has. `kms` is a text, as in the other forms that ask for it.
 *
 * @example
 * tradeInLead({ contact, lookup: { rego: '123ABC', regoState: 'qld' }, car: { year: 2021, make: 'Toyota', model: 'RAV4' }, km: 42000, site, context }).kms; // => '42000'
 */
export const tradeInLead = ({
  contact,
  lookup,
  car,
  km,
  adjustmentAnswers,
  offerPrice,
  wanted,
  site,
  context,
}: TradeInLead): EnquiryPayload => {
  const {
    car_year: _year,
    car_description: _description,
    ...enquiry
  } = enquiryPayload({
    form: contact,
    ...(wanted === undefined ? {} : { vehicle: wanted }),
    place: contact.location,
    site,
    context: { ...context, category: valuationCategory },
  });
  const valued =
    lookup === undefined
      ? defined({ offer_price: offerPrice, adjustmentAnswers })
      : valuationLead({ lookup, ...defined({ adjustmentAnswers, offerPrice }), context, site });
  return {
    ...enquiry,
    ...valued,
    ...defined({
      kms: String(km),
      car_year: car.year,
    }),
    car_description: tradeInCarTitle(car),
  };
};
