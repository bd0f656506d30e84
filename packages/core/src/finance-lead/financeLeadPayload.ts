import { leadPart, type LeadPart } from '../enquiry/leadPart.ts';
import type { LeadContext } from '../enquiry/leadContext.ts';
import type { LeadSite } from '../enquiry/enquiryPayload.ts';
import { leadPlace } from '../enquiry/leadPlace.ts';
import { normalisePhone } from '../enquiry/normalisePhone.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { defined } from '../wire/defined.ts';
import type { FinanceForm } from './financeLeadSchema.ts';

/** The body of a finance lead (specification section 3, Finance lead; rows 3.F14, 3.F15). Whole dollars and years. */
export type FinanceLeadPayload = LeadPart & {
  readonly category: 'Finance Enquiry';
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
  readonly amount?: number;
  readonly purchasePrice?: number;
  readonly term?: number;
  readonly loanTerm?: number;
  readonly selfAssessedCreditScore: string;
  readonly whoIsHelping?: string;
  readonly subscribe: boolean;
  readonly opt_in: boolean;
  readonly tags: readonly string[];
  readonly car_id?: number;
  readonly vin?: string;
  readonly car_type?: string;
  readonly location?: string;
  readonly location_id?: number;
  readonly dealership_slug?: string;
  readonly car_dealership_id?: number;
};

/**
 * The lead of a finance form (specification section 3; rows 3.F14, 3.F15). The loan goes as `purchasePrice` and `loanTerm` where a quote
 * of an outside lender is asked for (`wording: 'quote'`), else as `amount` and `term`. `tags` say which lender or page it was.
 *
 * @example
 * financeLeadPayload({ form, vehicle, site, context, tags: ['YouX'] }).category; // => 'Finance Enquiry'
 */
export const financeLeadPayload = ({
  form,
  vehicle,
  preferredDealership,
  site,
  context,
  tags = [],
  wording = 'loan',
}: {
  readonly form: FinanceForm;
  readonly vehicle?: Vehicle;
  /** Slug of the dealership that the link named, for a lead without a vehicle. */
  readonly preferredDealership?: string | undefined;
  readonly site: Pick<LeadSite, 'country' | 'forms' | 'dealerships' | 'locations'>;
  readonly context: LeadContext;
  readonly tags?: readonly string[];
  readonly wording?: 'loan' | 'quote';
}): FinanceLeadPayload => {
  const phone = normalisePhone(form.phone, site.country);
  const subscribe = site.forms.marketingOptIn && form.subscribe;
  return defined({
    category: 'Finance Enquiry' as const,
    name: form.name.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    phone: phone.kind === 'phone' ? phone.local : form.phone.trim(),
    postcode: form.postcode,
    ...(wording === 'quote'
      ? { purchasePrice: form.purchasePrice, loanTerm: form.loanTerm }
      : { amount: form.purchasePrice, term: form.loanTerm }),
    selfAssessedCreditScore: form.selfAssessedCreditScore,
    whoIsHelping: form.whoIsHelping === '' ? undefined : form.whoIsHelping,
    subscribe,
    opt_in: subscribe,
    tags: [...tags],
    car_id: vehicle?.id,
    vin: vehicle?.vin,
    car_type: vehicle?.carType,
    car_dealership_id: vehicle?.dealershipId,
    ...leadPlace({ chosen: vehicle ? '' : preferredDealership, vehicle, site }),
    ...leadPart(context, site),
  });
};
