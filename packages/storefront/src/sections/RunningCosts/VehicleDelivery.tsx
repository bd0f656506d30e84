import { useEffect, useReducer } from 'react';
import { fetchDeliveryPrice } from '@dealer/api/vehicle';
import { deliveryCalculator, idleDelivery } from '@dealer/core/delivery';
import { formatMoney } from '@dealer/core/format';
import { DeliveryCalculator } from '@dealer/ui/DeliveryCalculator';
import { useStorefront } from '../../boot/storefront.ts';

/** What delivery to a postcode costs; a service that fails and a place without a price read the same (row 8.R07). */
export const VehicleDelivery = () => {
  const { api, site } = useStorefront();
  const [state, act] = useReducer(deliveryCalculator, idleDelivery);
  const { asked, postcode } = state;
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = new AbortController();
    void fetchDeliveryPrice(api, { postcode, signal: stop.signal }).then((estimate) => {
      if (!stop.signal.aborted) act({ kind: 'answer', asked, estimate });
    });
    return () => stop.abort();
  }, [api, asked, isLoading, postcode]);

  return (
    <DeliveryCalculator
      id="delivery"
      state={state}
      money={(amount) => formatMoney(amount, site)}
      onType={(text) => act({ kind: 'type', text })}
      onSubmit={() => act({ kind: 'submit' })}
    />
  );
};
