import { useState } from 'react';
import { journeyHref } from '@dealer/core/card';
import { calculatorDisclaimer, calculatorEvent, calculatorModel, changeCalculator, clampNote, feeWords, financeEligibility, rateText, startCalculator } from '@dealer/core/finance';
import type { CalculatorAction, CalculatorField } from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
import { shownPrice } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import { FinanceCalculator } from '@dealer/ui/FinanceCalculator';
import { useStorefront } from '../../boot/storefront.ts';

const noted: readonly CalculatorField[] = ['deposit', 'residual', 'term', 'rate'];

/** The finance calculator of a vehicle: starts with its price and its lender's figures; its first change is analytics event 26. */
export const VehicleFinance = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site, events } = useStorefront();
  const eligibility = financeEligibility(vehicle, site, now);
  const lender = eligibility.kind === 'eligible' ? eligibility.lender : undefined;
  const [state, setState] = useState(() => {
    const carPrice = shownPrice(vehicle);
    return startCalculator(site, { place: 'detail', ...(carPrice === undefined ? {} : { carPrice }), ...(lender === undefined ? {} : { lender }) });
  });
  const model = calculatorModel(state, site);
  const rates = rateText(lender ?? {}, site);
  const saysRates = rates.kind === 'rates' && site.country === 'AU';

  const act = (action: CalculatorAction): void => {
    const next = changeCalculator(state, action);
    const event = calculatorEvent(state, next);
    if (event !== undefined) events.emit({ kind: 'analytics', id: event, name: 'finance calculator first change', carId: vehicle.id });
    setState(next);
  };

  return (
    <FinanceCalculator
      id="finance"
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
      enquire={{ label: 'Enquire for Finance', href: journeyHref('finance', vehicle) }}
      onAction={act}
    />
  );
};
