import { useState } from 'react';
import { financedPrice, hasFinanceCalculator } from '@dealer/core/finance';
import { anchors } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import {
  type CostAction,
  costAssumptions,
  costCalculator,
  type CostCalculator,
  runningCostsModel,
  vehicleConsumption,
} from '@dealer/core/vehicle-page';
import { RunningCosts } from '@dealer/ui/RunningCosts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePaymentFrequency } from '../../../../finance/paymentFrequency.ts';
import { useBuyerState } from '../../../../stores/buyerState.ts';
import { isRemembered, useCostAssumptions } from '../../../../stores/costAssumptions.ts';

/** What a vehicle costs to run. The visitor's assumptions are remembered for all vehicles, a changed consumption is this one's. */
export const VehicleRunningCosts = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site } = useStorefront();
  const { assumed, remember } = useCostAssumptions();
  const { state: buyerState } = useBuyerState();
  const every = usePaymentFrequency();
  const [own, setOwn] = useState<CostCalculator['use']>();
  const [drafts, setDrafts] = useState<CostCalculator['drafts']>({});
  const { litresPer100Km, kwhPer100Km } = own ?? vehicleConsumption(vehicle, site, now);
  const state: CostCalculator = {
    use: { ...costAssumptions(site), ...assumed, litresPer100Km, kwhPer100Km },
    drafts,
  };
  const model = runningCostsModel(vehicle, site, state, { state: buyerState, every, now });

  const act = (action: CostAction): void => {
    const next = costCalculator(state, action);
    setDrafts(next.drafts);
    if (action.kind === 'leave') return;
    if (isRemembered(action.field)) remember(action.field, next.use[action.field]);
    else setOwn(next.use);
  };

  return model === undefined ? null : (
    <RunningCosts
      id="fuel"
      model={model}
      financeHref={
        hasFinanceCalculator(financedPrice(vehicle, site), site) ? `#${anchors.financeCalculator}` : undefined
      }
      onAction={act}
    />
  );
};
