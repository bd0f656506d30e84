import { useEffect, useReducer } from 'react';
import { fetchDeliveryPrice } from '@dealer/api/vehicle';
import { deliveryCalculator, idleDelivery } from '@dealer/core/vehicle-page';
import { formatMoney } from '@dealer/core/format';
import { DeliveryCalculator } from '@dealer/ui/DeliveryCalculator';
import { useStorefront } from '../../../../boot/storefront.ts';
import { useWhenOnline } from '../../../../errors/online.ts';

/**
 * What delivery to a postcode costs. A failed request and a postcode without a price show the same message; both are requested again when
 * the connection is back.
 */
export const VehicleDelivery = () => {
  const { api, site } = useStorefront();
  const [state, act] = useReducer(deliveryCalculator, idleDelivery);
  const { request, postcode } = state;
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = new AbortController();
    void fetchDeliveryPrice(api, { postcode, signal: stop.signal }).then((estimate) => {
      if (!stop.signal.aborted) act({ kind: 'answer', request, estimate });
    });
    return () => stop.abort();
  }, [api, request, isLoading, postcode]);

  useWhenOnline(() => {
    if (state.kind === 'error' && !state.field) act({ kind: 'submit' });
  });

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
