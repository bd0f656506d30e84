import { australianStates } from '@dealer/core/contact';
import { onRoadPrice, priceLine, readState } from '@dealer/core/price';
import { isAvailable, type Vehicle } from '@dealer/core/vehicle';
import { OnRoadPrice } from '@dealer/ui/OnRoadPrice';
import { useStorefront } from '../../../../boot/storefront.ts';
import { useBuyerState } from '../../../../stores/buyerState.ts';

/** What the vehicle costs on the road in the visitor's state, which is requested once; nothing where no estimate is possible. */
export const OnRoad = ({ vehicle, now }: { vehicle: Vehicle; now: number }) => {
  const { site } = useStorefront();
  const { state, choose } = useBuyerState();
  if (!isAvailable(vehicle) || priceLine(vehicle, site).kind !== 'price') return null;
  // Whether there is an estimate at all does not depend on the visitor's choice.
  const own = onRoadPrice(vehicle, site, { now });
  if (own.kind === 'unknown') return null;
  return (
    <OnRoadPrice
      id="on-road"
      road={state === undefined ? own : onRoadPrice(vehicle, site, { state, now })}
      states={australianStates}
      state={state ?? ''}
      onState={(value) => choose(readState(value))}
    />
  );
};
