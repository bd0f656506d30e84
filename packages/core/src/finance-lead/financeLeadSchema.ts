import * as z from 'zod/mini';
import { enquiryMessages as say } from '../enquiry/enquiryMessages.ts';
import { emailField, needed, optional, phoneField, postcodeField, termsField } from '../enquiry/formFields.ts';
import { creditHistories } from '../finance/creditHistories.ts';
import type { Site } from '../site/site.ts';

/** What the finance form says where the specification gives no words. */
export const financeLeadMessages = {
  purchasePrice: 'Please enter a purchase price from $10,000 to $200,000.',
  loanTerm: 'Please choose a term of 1 to 7 years.',
} as const;

/** The steps of the finance popup and the fields of each (specification section 2; rows 2.O15, 4.F14). The third checks, the fourth leads on. */
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
 * What the finance form accepts (specification sections 3 and 5; rows 3.F14, 5.F14 to 5.F16): a price of 10,000 to 200,000 dollars, a
 * term of 1 to 7 years, the credit history in the lender's words, and who asks. `subscribe` starts as the site's opt-in does (E17).
 *
 * @example
 * financeLeadSchema(aSite()).safeParse({ ...form, loanTerm: 8 }).error?.issues[0]?.message; // => 'Please choose a term of 1 to 7 years.'
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
    selfAssessedCreditScore: z._default(z.enum(creditHistories), 'GREAT'),
    name: needed(say.name, 100),
    lastName: needed(say.lastName, 100),
    email: emailField(),
    phone: phoneField(site.country),
    postcode: postcodeField(),
    whoIsHelping: optional(200),
    subscribe: z._default(z.boolean(), site.forms.marketingOptIn && site.forms.optInDefault),
    terms: termsField(site),
  });

/** The values of a checked finance form. */
export type FinanceForm = z.output<ReturnType<typeof financeLeadSchema>>;

/**
 * What of the finance form is typed about the buyer; the loan's numbers hold themselves to their ranges.
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

/** The buyer's part before it is checked. */
export type FinanceContactInput = z.input<ReturnType<typeof financeContactSchema>>;

/** The buyer's part of a checked finance form. */
export type FinanceContact = z.output<ReturnType<typeof financeContactSchema>>;
