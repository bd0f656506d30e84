import { formatMoney } from '../format/formatNumber.ts';
import { readAmount } from '../format/readAmount.ts';
import { type TextFor, textsFor } from '../texts/textsFor.ts';
import type { Site } from '../site/site.ts';
import { calculatorLoan } from './calculatorLoan.ts';
import type { CalculatorField, CalculatorNumber, FinanceCalculator } from './calculatorState.ts';
import { isStarred } from './isStarred.ts';
import { type LoanLine, loanLines } from './loanLines.ts';
import type { TermControl } from './loanTerm.ts';
import { purchasePriceProblem } from './purchasePrice.ts';
import type { SteppedRange } from '../data/numberRange.ts';
import { clampToRange, depositRange } from './ranges.ts';
import type { RateText } from './rateText.ts';
import type { RepaymentFrequency } from './repayment.ts';
import { residualRange } from './sliderRanges.ts';
import { loanRepayment } from './vehicleLoan.ts';

const valueText = (field: CalculatorField, value: number, site: Pick<Site, 'country'>, t: TextFor): string => {
  if (field === 'rate') return `${value}% p.a.`;
  if (field === 'term') return value === 1 ? t('1 year') : t('{count} years', { count: value });
  return formatMoney(value, site);
};

/**
 * The note at a field whose text is not the value of the calculation because it is out of range or not a number. Undefined if
 * both agree or the field is empty. The price has its own message; see `purchasePriceProblem`.
 *
 * @example clampNote('rate', changeCalculator(startCalculator(site, { page: 'calculator' }), { kind: 'type', field: 'rate', text: '40' }), site) // => 'Calculated with 15% p.a.'
 */
export const clampNote = (
  field: CalculatorField,
  state: FinanceCalculator,
  site: Pick<Site, 'country' | 'texts'>,
): string | undefined => {
  const { draft, value } = state[field];
  if (field === 'price' || draft === undefined || draft.trim() === '' || readAmount(draft) === value) return undefined;
  const t = textsFor(site.texts);
  return t('Calculated with {value}', { value: valueText(field, value, site, t) });
};

/** A number with its field and slider. */
type CalculatorControl = {
  /** The text of the field: as typed until the field is left, then with thousands separators where it is an amount. */
  readonly text: string;
  /** The value of the calculation. */
  readonly value: number;
  readonly range: SteppedRange;
  /** The position of the slider's thumb; a value beyond the slider leaves it at the end (decision A7). */
  readonly thumb: number;
};

/** Everything that a finance calculator shows. */
export type FinanceCalculatorModel = {
  /** `announcement` is the message once a typed price was left, for a live region (decision H11). */
  readonly price: CalculatorControl & { readonly message?: string; readonly announcement?: string };
  readonly deposit: CalculatorControl;
  /** Absent where the lender assumes a final payment of $0. */
  readonly residual?: CalculatorControl;
  readonly term: { readonly text: string; readonly value: number; readonly control: TermControl };
  readonly rate: CalculatorControl & { readonly locked: boolean };
  /** Absent if the site is locked to one frequency (decision A15). */
  readonly frequency?: {
    readonly value: RepaymentFrequency;
    readonly options: readonly { readonly value: RepaymentFrequency; readonly label: string }[];
  };
  readonly repayment: {
    readonly kind: 'repayment' | 'enquire';
    /** "$128", or "Enquire for Finance". */
    readonly text: string;
    /** "per week"; empty with "Enquire for Finance". */
    readonly per: string;
    /** "$39,936"; empty with "Enquire for Finance". */
    readonly total: string;
    /** "Total repayments", "Total of all payments" or "Total of payments" (decision H1). */
    readonly totalLabel: string;
  };
  /** What the total is made of (decision H1); empty with "Enquire for Finance". */
  readonly breakdown: readonly LoanLine[];
  /** The lender's rates. */
  readonly rates: RateText;
  /** The payment has a star, which the footnote explains. */
  readonly starred: boolean;
};

const control = (
  { draft }: CalculatorNumber,
  value: number,
  range: SteppedRange,
  text: string = String(value),
): CalculatorControl => ({
  text: draft ?? text,
  value,
  range,
  thumb: clampToRange(value, range),
});

/**
 * Everything that a finance calculator shows (decisions A4, A6, A7, A15, A23). While the price has an error, nothing is quoted.
 *
 * @example calculatorModel(startCalculator(site, { page: 'calculator' }), site).repayment // => { kind: 'repayment', text: '$128', per: 'per week', total: '$39,936', totalLabel: 'Total repayments' }
 */
export const calculatorModel = (
  state: FinanceCalculator,
  site: Pick<Site, 'country' | 'texts'>,
): FinanceCalculatorModel => {
  const t = textsFor(site.texts);
  const { setup, frequency } = state;
  const { loan, financed } = calculatorLoan(state);
  const quotedWeek = state.touched ? undefined : setup.quotedWeek;
  const result = loanRepayment(loan, { amountMin: setup.amount.min, quotedWeek });
  const parts = result.kind === 'enquire' ? undefined : loanLines({ loan, fees: setup.fees, result, quotedWeek }, site);
  // The field has its own "$".
  const dollars = (from: CalculatorNumber, value: number, range: SteppedRange): CalculatorControl =>
    control(from, value, range, formatMoney(value, site).replace('$', ''));
  const message = purchasePriceProblem(state.price.value, setup.amount.min);
  return {
    price: {
      ...dollars(state.price, state.price.value, setup.amount),
      message,
      ...(message !== undefined && state.price.isLeft === true ? { announcement: message } : {}),
    },
    deposit: dollars(state.deposit, state.deposit.value, depositRange),
    ...(setup.zeroResidual ? {} : { residual: dollars(state.residual, loan.residual, residualRange(financed)) }),
    term: { text: state.term.draft ?? String(state.term.value), value: state.term.value, control: setup.term },
    rate: { ...control(state.rate, state.rate.value, setup.rate), locked: setup.rateLocked },
    ...(setup.frequencyLocked
      ? {}
      : {
          frequency: {
            value: frequency,
            options: [
              { value: 'week', label: t('Weekly') },
              { value: 'fortnight', label: t('Fortnightly') },
              { value: 'month', label: t('Monthly') },
            ],
          },
        }),
    repayment:
      result.kind === 'enquire' || parts === undefined
        ? { kind: 'enquire', text: 'Enquire for Finance', per: '', total: '', totalLabel: '' }
        : {
            kind: 'repayment',
            text: formatMoney(result.amount, site),
            per: `per\u00a0${frequency}`,
            total: parts.total.text,
            totalLabel: parts.total.label,
          },
    breakdown: parts?.lines ?? [],
    rates: setup.rates,
    starred: result.kind === 'repayment' && isStarred(setup.rates, site),
  };
};
