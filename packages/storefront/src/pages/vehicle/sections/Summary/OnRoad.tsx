import { useEffect } from 'react';
import { australianStates } from '@dealer/core/contact';
import { onRoadPrice, priceLine, readState, vehicleInState } from '@dealer/core/price';
import { isAvailable } from '@dealer/core/vehicle';
import { OnRoadPrice } from '@dealer/ui/OnRoadPrice';
import { vehicleQuote } from '../../../../finance/vehicleQuote.ts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { useBuyerState } from '../../../../stores/buyerState.ts';
import { page } from '../../page.ts';

/** What the vehicle costs on the road in the visitor's state, which is requested once; nothing where no estimate is possible. */
export const OnRoad = () => {
  const storefront = useStorefront();
  const { site } = storefront;
  const { state, choose } = useBuyerState();
  const { vehicle, now } = usePage(page);
  // Pages from a server are the same for all visitors: price and loan follow the visitor's state from here.
  useEffect(() => {
    if (site.price.basis !== 'driveAway') return;
    const { driveAway } = vehicleInState(vehicle, site, { state, now });
    vehicleQuote(storefront, vehicle).setState({ driveAway });
  }, [storefront, vehicle, site, state, now]);
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
