import { useState } from 'react';
import {
  calculatorDisclaimer,
  calculatorEvent,
  calculatorModel,
  changeCalculator,
  clampNote,
  quoteBasis,
  startCalculator,
  vehicleLoan,
} from '@dealer/core/finance';
import type { CalculatorAction, CalculatorField, FinanceCalculator as CalculatorState } from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinanceCalculator } from '@dealer/ui/FinanceCalculator';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { paymentFrequency } from './paymentFrequency.ts';

const noted: readonly CalculatorField[] = ['deposit', 'residual', 'term', 'rate'];

/**
 * The finance calculator at work: by itself, or started with a vehicle's price and its lender's figures; its first change is analytics
 * event 26 (decision F15).
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
  const t = useTexts();
  const storefront = useStorefront();
  const { site, events } = storefront;
  const [changed, setChanged] = useState<CalculatorState>();
  // Until somebody changes it, it is the vehicle's loan, also when a quote comes.
  const state =
    changed ?? startCalculator(site, (vehicle && vehicleLoan(vehicle, site, now)) ?? { page: 'calculator' });
  const model = calculatorModel(state, site);
  const { rates } = model;
  const disclaimer = calculatorDisclaimer(rates, { hasResidual: model.residual !== undefined });

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
    if (next.frequency !== state.frequency) paymentFrequency(storefront).setState({ every: next.frequency });
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
      rates={site.country === 'AU' ? rates : undefined}
      disclaimer={!state.touched && state.setup.quotedWeek !== undefined ? [quoteBasis, ...disclaimer] : disclaimer}
      enquire={{ label: t('Enquire for Finance'), href: enquireHref }}
      onAction={act}
    />
  );
};
