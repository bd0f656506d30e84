import { enquiryPayload, type EnquiryPayload, type LeadSite } from '../enquiry/enquiryPayload.ts';
import type { EnquiryForm } from '../enquiry/enquirySchema.ts';
import type { LeadContext } from '../enquiry/leadContext.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../data/values.ts';
import type { RegoLookup } from './regoLookup.ts';
import { type TradeInCar, tradeInCarTitle } from './tradeInCar.ts';
import { type AdjustmentAnswers, valuationCategory, valuationLead } from './valuationBodies.ts';

/** The values of a valuation when its lead is sent. */
type TradeInLead = {
  readonly contact: EnquiryForm;
  /** Absent for a car that was entered manually without a plate. */
  readonly lookup?: RegoLookup | undefined;
  readonly car: TradeInCar;
  readonly km: number;
  readonly adjustmentAnswers?: AdjustmentAnswers | undefined;
  readonly offerPrice?: number | undefined;
  /** The dealer's vehicle that the visitor wants in exchange. */
  readonly wanted?: Vehicle | undefined;
  readonly site: LeadSite;
  readonly context: LeadContext;
};

/**
 * The lead of a valuation: the contact fields of an enquiry; the visitor's own car under `rego`, `regoState`, `kms`, `car_year` and
 * `car_description`; the answers and the offer; and the wanted vehicle under the names of an enquiry. `kms` is a text, as in the other
 * forms.
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
    Rego: written,
    ...enquiry
  } = enquiryPayload({
    form: contact,
    purpose: 'tradeIn',
    vehicle: wanted,
    preferredLocation: contact.location,
    site,
    context: { ...context, category: valuationCategory },
  });
  const valued =
    lookup === undefined
      ? defined({ offer_price: offerPrice, adjustmentAnswers, rego: written })
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
