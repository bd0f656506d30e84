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
  positive,
  recordOf,
  words,
} from '../../settings/index.ts';

/** How a lender's repayment is rounded (decision A2). */
export const paymentRoundings = ['ceil-dollar', 'ceil-cent', 'none'] as const;

/** @since 0.1 */
export const financeSettings = {
  /** The finance calculator and the finance box. Dollars, years, per cent a year. @since 0.1 */
  finance: group({
    /** No finance anywhere on the site. */
    hidden: onOff(false),
    /** The least amount of the calculator. */
    amountMin: amount(1_000),
    /** The greatest amount of the calculator. */
    amountMax: positive(100_000),
    /** The greatest amount follows the vehicle's price. */
    scaleMaxWithPrice: onOff(false),
    /** The shortest term. */
    termMin: positive(1),
    /** The longest term. */
    termMax: positive(7),
    /** Years between two stops of the term. */
    termStep: positive(0.5),
    /** The only terms there are; null: each stop from `termMin` to `termMax`. */
    termOptions: nullable(listOf(positive())),
    /** The lowest interest rate. */
    rateMin: amount(0.5),
    /** The highest interest rate. */
    rateMax: positive(15),
    /** Per cent between two stops of the rate. */
    rateStep: positive(0.5),
    /** The interest rate to start with. */
    defaultRate: amount(10),
    /** Visitors cannot change the rate. */
    rateSliderDisabled: onOff(false),
    /** The term to start with. */
    defaultTerm: positive(6),
    /** The term of the repayment on the vehicle page. */
    detailTerm: positive(5),
    /** How often a repayment is due, to start with. */
    frequency: choice(['weekly', 'fortnightly', 'monthly'], 'weekly'),
    /** The only frequency; false: visitors choose. */
    frequencyLocked: choice(['monthly', false], false),
    /** The lender's fee for a loan; null: as the lender's product has it. */
    establishmentFee: nullable(amount()),
    /** The fees of a brand's own lender; null: none. */
    brandFees: nullable(
      fields({
        establishment: amount(),
        securityRegistration: amount(),
        monthlyAdmin: amount(),
        dealerAgency: amount(),
      }),
    ),
    /** No final payment, whatever the product says. */
    forceZeroResidual: onOff(false),
    /** Slugs of dealerships whose vehicles show no finance. */
    hiddenDealerships: listOf(formatted('slug'), []),
    /** An outside lender answers quotes and takes applications; otherwise finance is the calculator and an enquiry. */
    liveQuotes: onOff(true),
    /** Questions and answers of the finance page; empty: the platform's. */
    faq: listOf(fields({ question: words(), answer: words() }), [], 'question'),
    /** The disclaimer starts closed. */
    disclaimerCollapsed: onOff(false),
    /** The disclaimer below repayments. */
    disclaimerText: anyText(
      'Repayments are indicative only, are not an offer of credit and are available to approved applicants only. ' +
        'Fees, charges, terms and conditions apply. The amount you pay depends on the lender, your circumstances and the vehicle.',
    ),
    /** The lender's own disclaimer; null: none. */
    legalDisclaimer: nullable(anyText()),
    /** How each lender rounds a repayment; a lender that is not named rounds up to the dollar. */
    paymentRounding: recordOf(choice(paymentRoundings), {}),
  }),
  /** Trade-in valuations. @since 0.1 */
  tradeIn: group({
    /** Who values; null: nobody, the dealer answers. */
    provider: nullable(choice(['autograb'])),
  }),
};
