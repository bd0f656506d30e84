import { useState } from 'react';
import {
  calculatorDisclaimer,
  calculatorEvent,
  calculatorModel,
  changeCalculator,
  clampNote,
  feeText,
  quoteBasis,
  startCalculator,
  vehicleLoan,
} from '@dealer/core/finance';
import type { CalculatorAction, CalculatorField, FinanceCalculator as CalculatorState } from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
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
export const LoanCalculator = ({
  vehicle,
  now,
  enquireHref,
}: {
  vehicle?: Vehicle | undefined;
  now: number;
  enquireHref: string;
}) => {
  const { site, events } = useStorefront();
  const [changed, setChanged] = useState<CalculatorState>();
  // Until somebody changes it, it is the vehicle's loan, also when a quote comes.
  const state =
    changed ?? startCalculator(site, (vehicle && vehicleLoan(vehicle, site, now)) ?? { page: 'calculator' });
  const model = calculatorModel(state, site);
  const { rates } = model;
  const saysRates = rates.kind === 'rates' && site.country === 'AU';
  const disclaimer = calculatorDisclaimer(site, {
    hasComparison: saysRates,
    hasResidual: model.residual !== undefined,
  });

  const act = (action: CalculatorAction): void => {
    const next = changeCalculator(state, action);
    const event = calculatorEvent(state, next);
    if (event !== undefined)
      events.emit({
        kind: 'analytics',
        id: event,
        name: 'finance calculator first change',
        carId: vehicle?.id,
      });
    if (next !== state) setChanged(next);
  };

  return (
    <FinanceCalculator
      id="calculator"
      model={model}
      money={(amount) => formatMoney(amount, site)}
      notes={Object.fromEntries(
        noted.flatMap((field) => {
          const note = clampNote(field, state, site);
          return note === undefined ? [] : [[field, note]];
        }),
      )}
      rates={saysRates ? { interest: rates.interest, comparison: rates.comparison } : undefined}
      fees={feeText(state.setup.fees, site)}
      disclaimer={!state.touched && state.setup.quotedWeek !== undefined ? [quoteBasis, ...disclaimer] : disclaimer}
      totalLabel={site.country === 'NZ' ? 'Total of payments' : 'Total repayments'}
      enquire={{ label: 'Enquire for Finance', href: enquireHref }}
      onAction={act}
    />
  );
};
