import {
  type CalculatorAction,
  calculatorDisclaimer,
  type CalculatorField,
  calculatorModel,
  changeCalculator,
  clampNote,
  type FinanceCalculator,
  hasFinanceCalculator,
  startCalculator,
  vehicleLoan,
} from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
import { type PriceSummaryLine, type PurchaseFinance, resumeCalculator } from '@dealer/core/checkout';
import { vehicleInState } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import type { FinanceCalculatorProps } from '@dealer/ui/FinanceCalculator';
import { useState } from 'react';
import { useStorefront } from '../../boot/storefront.ts';
import { useBuyerState } from '../../stores/buyerState.ts';
import { useQuotedVehicle } from '../../finance/vehicleQuote.ts';

const noted: readonly CalculatorField[] = ['deposit', 'residual', 'term', 'rate'];

/** The calculator of the payment step, and its estimate as a line of the price summary; undefined where the site shows no finance. */
type PurchaseFinanceView = {
  calculator: FinanceCalculatorProps;
  estimate: { line: PriceSummaryLine; notes: readonly string[] };
  /** The estimate as a text for the lead. */
  text: string;
};

/** Finance for the vehicle of the journey: it starts with the lender's figures or the stored ones. */
export const usePurchaseFinance = (
  vehicle: Vehicle,
  stored: PurchaseFinance | undefined,
  onChange: (finance: PurchaseFinance) => void,
): PurchaseFinanceView | undefined => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const { state: buyerState } = useBuyerState();
  const loan = vehicleLoan(
    vehicleInState(useQuotedVehicle(vehicle), site, { state: buyerState, now: time }),
    site,
    time,
  );
  const [changed, setChanged] = useState<FinanceCalculator>();
  const state = changed ?? resumeCalculator(startCalculator(site, loan ?? { page: 'detail' }), stored);
  if (!hasFinanceCalculator(loan?.carPrice, site)) return undefined;

  const model = calculatorModel(state, site);
  const { rates } = model;
  const saysRates = rates.kind === 'rates' && site.country === 'AU';
  const disclaimer = calculatorDisclaimer(rates, { hasResidual: model.residual !== undefined });
  const act = (action: CalculatorAction): void => {
    const next = changeCalculator(state, action);
    if (next === state) return;
    setChanged(next);
    onChange({
      deposit: next.deposit.value,
      residual: next.residual.value,
      term: next.term.value,
      rate: next.rate.value,
      every: next.frequency,
    });
  };
  const { repayment } = model;
  const isQuoted = repayment.kind === 'repayment';
  const basis = `${model.rate.value}%\u00a0p.a. over ${model.term.value} ${model.term.value === 1 ? 'year' : 'years'}, deposit ${formatMoney(model.deposit.value, site)}`;
  const note = isQuoted
    ? `${basis}. ${repayment.totalLabel} ${repayment.total}${saysRates ? `. Interest rate ${rates.interest}, comparison rate ${rates.comparison}` : ''}.`
    : 'We come back to you with what is possible.';
  const text = isQuoted ? `${repayment.text} ${repayment.per}` : repayment.text;
  return {
    calculator: {
      id: 'purchase-finance',
      model,
      fixedPrice: true,
      money: (amount) => formatMoney(amount, site),
      notes: Object.fromEntries(
        noted.flatMap((field) => {
          const clamped = clampNote(field, state, site);
          return clamped === undefined ? [] : [[field, clamped]];
        }),
      ),
      rates: saysRates ? rates : undefined,
      disclaimer,
      onAction: act,
    },
    estimate: { line: { label: 'Finance estimate', text, note }, notes: disclaimer },
    text: `${text} (${note})`.replaceAll('\u00a0', ' '),
  };
};
