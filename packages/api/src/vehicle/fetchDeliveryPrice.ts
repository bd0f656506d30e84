import type { DeliveryPrice } from '@dealer/core/delivery';
import { readDeliveryPrice } from '@dealer/core/delivery';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/**
 * Asks what delivery to a postcode costs (row 7.A06): the region and its price, or undefined where there is none or the call failed,
 * since the page says the same of both (row 8.R07).
 *
 * @example
 * await fetchDeliveryPrice(http, { postcode: '4000' }) // => { region: 'Queensland', price: 290 }
 */
export const fetchDeliveryPrice = async (
  http: Http,
  { postcode, signal }: { postcode: string; signal?: AbortSignal },
): Promise<DeliveryPrice | undefined> => {
  const answer = await http.json('GET', vehicleEndpoints.deliveryPrice, {
    schema: anyAnswer,
    query: { postcode },
    ...(signal ? { signal } : {}),
  });
  return answer.kind === 'ok' ? readDeliveryPrice(answer.value) : undefined;
};
