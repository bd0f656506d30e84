import * as z from 'zod/mini';
import { normalisePhone } from '../contact/whatsappHref.ts';
import { defined } from '../data/values.ts';
import { creditHistories, type CreditHistory } from '../finance/creditHistories.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { LeadSite } from './enquiryPayload.ts';
import { enquiryMessages as say } from './enquiryMessages.ts';
import { emailField, needed, optional, phoneField, postcodeField, termsField } from './formFields.ts';
import type { LeadContext } from './leadContext.ts';
import { leadPart, type LeadPart } from './leadPart.ts';
import { leadLocation } from './leadLocation.ts';

/**
 * The label of a credit history on a form; the lender's service expects GREAT, DECENT or POOR.
 *
 * @example
 * creditText.DECENT; // => 'Decent'
 */
export const creditText: Readonly<Record<CreditHistory, string>> = { GREAT: 'Great', DECENT: 'Decent', POOR: 'Poor' };

/** The validation messages of the finance form. */
const financeLeadMessages = {
  purchasePrice: 'Please enter a purchase price from $10,000 to $200,000.',
  loanTerm: 'Please choose a term of 1 to 7 years.',
} as const;

/** The steps of the finance popup and the fields of each. */
export const financeSteps = [
  { name: 'Quick Estimate', fields: ['purchasePrice', 'loanTerm', 'selfAssessedCreditScore'] },
  {
    name: 'Your Details',
    fields: ['name', 'lastName', 'email', 'phone', 'postcode', 'whoIsHelping', 'subscribe', 'terms'],
  },
  { name: 'Instant pre-approval', fields: [] },
  { name: 'Apply to lender', fields: [] },
] as const;

/**
 * The schema of the finance form: a price of 10,000 to 200,000 dollars, a term of 1 to 7 years, the credit history in the
 * lender's terms, and the buyer's contact details. `subscribe` starts with the site's opt-in default (E17).
 */
export const financeLeadSchema = (site: Pick<Site, 'forms' | 'country'>) =>
  z.object({
    purchasePrice: z
      .number(financeLeadMessages.purchasePrice)
      .check(
        z.minimum(10_000, financeLeadMessages.purchasePrice),
        z.maximum(200_000, financeLeadMessages.purchasePrice),
      ),
    loanTerm: z
      .number(financeLeadMessages.loanTerm)
      .check(z.minimum(1, financeLeadMessages.loanTerm), z.maximum(7, financeLeadMessages.loanTerm)),
    selfAssessedCreditScore: z.optional(z.enum(creditHistories)),
    name: needed(say.name, 100),
    lastName: needed(say.lastName, 100),
    email: emailField(),
    phone: phoneField(site.country),
    postcode: postcodeField(),
    whoIsHelping: optional(200),
    subscribe: z._default(z.boolean(), site.forms.marketingOptIn && site.forms.optInDefault),
    terms: termsField(site),
  });

/** The values of a valid finance form. */
export type FinanceForm = z.output<ReturnType<typeof financeLeadSchema>>;

/**
 * The schema of the buyer's part of the finance form; the loan's numbers are limited by their controls.
 *
 * @example
 * financeContactSchema(site).safeParse({}).success; // => false
 */
export const financeContactSchema = (site: Pick<Site, 'forms' | 'country'>) =>
  z.pick(financeLeadSchema(site), {
    name: true,
    lastName: true,
    email: true,
    phone: true,
    postcode: true,
    whoIsHelping: true,
    subscribe: true,
    terms: true,
  });

/** The buyer's part before validation. */
export type FinanceContactInput = z.input<ReturnType<typeof financeContactSchema>>;

/** The buyer's part of a valid finance form. */
export type FinanceContact = z.output<ReturnType<typeof financeContactSchema>>;

/** The body of a finance lead. Whole dollars and years. */
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
  /** Absent where it was not requested, because no lender quotes by it. */
  readonly selfAssessedCreditScore?: string;
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
 * The lead of a finance form. The loan is sent as `purchasePrice` and `loanTerm` for an outside lender's quote (`wording:
 * 'quote'`), else as `amount` and `term`. `tags` name the lender or page.
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
  /** Slug of the dealership named by the link, for a lead without a vehicle. */
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
    ...leadLocation({ chosen: vehicle ? '' : preferredDealership, form: 'finance', vehicle, site }),
    ...leadPart(context, site),
  });
};
