import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import { calculatorLoan } from './calculatorLoan.ts';
import type { CalculatorNumber, FinanceCalculator } from './calculatorState.ts';
import { clampToRange } from './clampToRange.ts';
import { depositRange } from './depositRange.ts';
import type { InputRange } from './inputRange.ts';
import { isStarred } from './isStarred.ts';
import { loanRepayment } from './loanRepayment.ts';
import { purchasePriceMessage } from './purchasePriceMessage.ts';
import type { RateText } from './rateText.ts';
import type { RepaymentEvery } from './repayment.ts';
import { residualRange } from './residualRange.ts';
import type { TermControl } from './termControl.ts';

/** A number as its controls show it. */
export type CalculatorControl = {
  /** What stands in the field. */
  readonly text: string;
  /** What is calculated with. */
  readonly value: number;
  readonly range: InputRange;
  /** Where the slider's thumb stands; a value beyond the slider leaves it at the end (decision A7). */
  readonly thumb: number;
};

/** Everything that a finance calculator says. */
export type FinanceCalculatorModel = {
  readonly price: CalculatorControl & { readonly message?: string };
  readonly deposit: CalculatorControl;
  /** Absent where the lender assumes a final payment of $0. */
  readonly residual?: CalculatorControl;
  readonly term: { readonly text: string; readonly value: number; readonly control: TermControl };
  readonly rate: CalculatorControl & { readonly locked: boolean };
  /** Absent where the site is locked to one frequency (decision A15). */
  readonly frequency?: {
    readonly value: RepaymentEvery;
    readonly options: readonly { readonly value: RepaymentEvery; readonly label: string }[];
  };
  readonly repayment: {
    readonly kind: 'repayment' | 'enquire';
    /** "$128", or "Enquire for Finance". */
    readonly text: string;
    /** "per week"; empty beside "Enquire for Finance". */
    readonly per: string;
    /** "$39,936"; empty beside "Enquire for Finance" (row 5.F12). */
    readonly total: string;
  };
  /** The lender's rates. */
  readonly rates: RateText;
  /** The payment has a star, which the footnote explains. */
  readonly starred: boolean;
};

const frequencies = [
  { value: 'week', label: 'Weekly' },
  { value: 'fortnight', label: 'Fortnightly' },
  { value: 'month', label: 'Monthly' },
] as const;

const control = ({ draft }: CalculatorNumber, value: number, range: InputRange): CalculatorControl => ({
  text: draft ?? String(value),
  value,
  range,
  thumb: clampToRange(value, range),
});

/**
 * What a finance calculator shows (specification section 5; decisions A4, A6, A7, A15, A23): nothing is quoted
 * beside a complaint about the price.
 *
 * @example calculatorModel(startCalculator(site, { place: 'calculator' }), site).repayment // => { kind: 'repayment', text: '$128', per: 'per week', total: '$39,936' }
 */
export const calculatorModel = (state: FinanceCalculator, site: Pick<Site, 'country'>): FinanceCalculatorModel => {
  const { setup, every } = state;
  const { loan, financed } = calculatorLoan(state);
  const result = loanRepayment(loan, {
    amountMin: setup.amount.min,
    quotedWeek: state.touched ? undefined : setup.quotedWeek,
  });
  return {
    price: {
      ...control(state.price, state.price.value, setup.amount),
      message: purchasePriceMessage(state.price.value, setup.amount.min),
    },
    deposit: control(state.deposit, state.deposit.value, depositRange),
    ...(setup.zeroResidual ? {} : { residual: control(state.residual, loan.residual, residualRange(financed)) }),
    term: { text: state.term.draft ?? String(state.term.value), value: state.term.value, control: setup.term },
    rate: { ...control(state.rate, state.rate.value, setup.rate), locked: setup.rateLocked },
    ...(setup.frequencyLocked ? {} : { frequency: { value: every, options: frequencies } }),
    repayment:
      result.kind === 'enquire'
        ? { kind: 'enquire', text: result.text, per: '', total: '' }
        : {
            kind: 'repayment',
            text: formatMoney(result.amount, site),
            per: `per\u00a0${every}`,
            total: formatMoney(result.total, site),
          },
    rates: setup.rates,
    starred: result.kind === 'repayment' && isStarred(setup.rates, site),
  };
};
