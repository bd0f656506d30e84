import {
  amount,
  anyText,
  choice,
  fields,
  formatted,
  group,
  listOf,
  nullable,
  onOff,
  optional,
  positive,
  recordOf,
  filledText,
} from '../../settings/index.ts';

/** How a lender's repayment is rounded (decision A2). */
export const paymentRoundings = ['ceil-dollar', 'ceil-cent', 'none'] as const;

/** @since 0.1 */
export const financeSettings = {
  /** The finance calculator and the finance box. Dollars, years, per cent a year. @since 0.1 */
  finance: group({
    /** Hides finance on the whole site: figures, calculators and buttons. */
    hidden: onOff(false),
    /** The least amount of a loan in the calculator, in dollars. */
    amountMin: amount(1_000),
    /** The greatest amount of a loan in the calculator, in dollars. */
    amountMax: positive(100_000),
    /** For vehicles above $100,000 the greatest amount is 5 % above their price instead of `amountMax`. */
    scaleMaxWithPrice: onOff(false),
    /** The shortest term, in years. */
    termMin: positive(1),
    /** The longest term, in years. */
    termMax: positive(7),
    /** Years between two stops of the term. */
    termStep: positive(0.5),
    /** The terms that can be chosen, in years; null: each stop from `termMin` to `termMax`. */
    termOptions: nullable(listOf(positive())),
    /** The lowest interest rate, in per cent a year. */
    rateMin: amount(0.5),
    /** The highest interest rate, in per cent a year. */
    rateMax: positive(15),
    /** Percentage points between two stops of the rate. */
    rateStep: positive(0.5),
    /** The interest rate that the calculator starts with, in per cent a year. */
    defaultRate: amount(10),
    /** Visitors cannot change the rate. */
    rateSliderDisabled: onOff(false),
    /** The term that the calculator of the finance page starts with, in years. */
    defaultTerm: positive(6),
    /** The term that the calculator of a vehicle page starts with, in years. */
    detailTerm: positive(5),
    /** How often a repayment is due when the calculator starts. */
    frequency: choice(['weekly', 'fortnightly', 'monthly'], 'weekly'),
    /** The only frequency; false: visitors choose. */
    frequencyLocked: choice(['monthly', false], false),
    /** The lender's fee for a loan, in dollars; null: as the lender's product has it. */
    establishmentFee: nullable(amount()),
    /** The fees of a brand's own lender, in dollars; null: none. */
    brandFees: nullable(
      fields({
        establishment: amount(),
        securityRegistration: amount(),
        monthlyAdmin: amount(),
        dealerAgency: amount(),
      }),
    ),
    /** Loans are calculated without a final payment, whatever the lender's product says. */
    forceZeroResidual: onOff(false),
    /** Slugs of dealerships whose vehicles show no finance. */
    hiddenDealerships: listOf(formatted('slug'), []),
    /** An outside lender answers quotes and takes applications; otherwise finance is the calculator and an enquiry. */
    liveQuotes: onOff(true),
    /** Questions and answers of the finance page; empty: the platform's. */
    faq: listOf(fields({ question: filledText(), answer: filledText() }), [], 'question'),
    /** The disclaimer is closed until the visitor opens it. */
    disclaimerCollapsed: onOff(false),
    /** The disclaimer below repayments where the lender gives none for the vehicle. */
    disclaimerText: anyText(
      'Repayments are indicative only, are not an offer of credit and are available to approved applicants only. ' +
        'Fees, charges, terms and conditions apply. The amount you pay depends on the lender, your circumstances and the vehicle.',
    ),
    /** A legal text of the dealer that follows the disclaimer in full; null or empty: none. */
    legalDisclaimer: nullable(anyText()),
    /** The loan that comparison rates are true for, where a lender's terms name no other. */
    comparisonBasis: filledText('a secured loan of $30,000 over 5 years'),
    /** The comparison rate of `defaultRate`, in per cent a year; null: Australian pages do not name that rate. */
    defaultComparisonRate: nullable(amount()),
    /**
     * Terms of each lender, by the name that vehicles have it under; "YouX" for quotes. `basis`: the loan that its comparison rate is true
     * for. `creditLicence`: its Australian credit licence, below its rates. `fees`: its establishment fee is part of the loan, or paid on
     * top of it.
     */
    lenders: listOf(
      fields({
        name: filledText(),
        basis: optional(filledText()),
        creditLicence: optional(filledText()),
        fees: optional(choice(['inLoan', 'onTop'])),
      }),
      [],
      'name',
    ),
    /** How each lender rounds a repayment; a lender that is not named rounds up to the dollar. */
    paymentRounding: recordOf(choice(paymentRoundings), {}),
  }),
  /** Trade-in valuations. @since 0.1 */
  tradeIn: group({
    /** The service that values a trade-in at once; null: the dealer answers the enquiry. */
    provider: nullable(choice(['autograb'])),
  }),
};
