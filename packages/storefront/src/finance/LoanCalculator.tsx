import { useState } from 'react';
import { calculatorDisclaimer, calculatorEvent, calculatorModel, changeCalculator, clampNote, feeWords, financeEligibility, rateText, startCalculator } from '@dealer/core/finance';
import type { CalculatorAction, CalculatorField } from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
import { shownPrice } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinanceCalculator } from '@dealer/ui/FinanceCalculator';
import { useStorefront } from '../boot/storefront.ts';

const noted: readonly CalculatorField[] = ['deposit', 'residual', 'term', 'rate'];

/**
 * The finance calculator at work: by itself, or started with a vehicle's price and its lender's figures; its first change is analytics
 * event 26 (decision F15).
 *
 * @example
 * <LoanCalculator now={now} enquireHref="#finance-form" />
 */
export const LoanCalculator = ({ vehicle, now, enquireHref }: { vehicle?: Vehicle | undefined; now: number; enquireHref: string }) => {
  const { site, events } = useStorefront();
  const eligibility = vehicle === undefined ? undefined : financeEligibility(vehicle, site, now);
  const lender = eligibility?.kind === 'eligible' ? eligibility.lender : undefined;
  const [state, setState] = useState(() => {
    const carPrice = vehicle === undefined ? undefined : shownPrice(vehicle);
    return startCalculator(site, { place: vehicle === undefined ? 'calculator' : 'detail', ...(carPrice === undefined ? {} : { carPrice }), ...(lender === undefined ? {} : { lender }) });
  });
  const model = calculatorModel(state, site);
  const rates = rateText(lender ?? {}, site);
  const saysRates = rates.kind === 'rates' && site.country === 'AU';

  const act = (action: CalculatorAction): void => {
    const next = changeCalculator(state, action);
    const event = calculatorEvent(state, next);
    if (event !== undefined) events.emit({ kind: 'analytics', id: event, name: 'finance calculator first change', ...(vehicle === undefined ? {} : { carId: vehicle.id }) });
    setState(next);
  };

  return (
    <FinanceCalculator
      id="calculator"
      model={model}
      money={(amount) => formatMoney(amount, site)}
      notes={Object.fromEntries(noted.flatMap((field) => {
        const note = clampNote(field, state, site);
        return note === undefined ? [] : [[field, note]];
      }))}
      rates={saysRates ? { interest: rates.interest, comparison: rates.comparison } : undefined}
      fees={feeWords(state.setup.fees, site)}
      disclaimer={calculatorDisclaimer(site, { hasComparison: saysRates, hasResidual: model.residual !== undefined })}
      totalLabel={site.country === 'NZ' ? 'Total of payments' : 'Total repayments'}
      enquire={{ label: 'Enquire for Finance', href: enquireHref }}
      onAction={act}
    />
  );
};
