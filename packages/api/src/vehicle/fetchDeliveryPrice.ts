import { type DeliveryPrice, readDeliveryPrice } from '@dealer/core/vehicle-page';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { vehicleEndpoints } from './vehicleEndpoints.ts';

/**
 * Fetches the delivery price to a postcode in dollars, with its region; undefined if there is none or the call fails.
 */
export const fetchDeliveryPrice = async (
  http: Http,
  { postcode, signal }: { postcode: string; signal?: AbortSignal },
): Promise<DeliveryPrice | undefined> => {
  const answer = await http.json('GET', vehicleEndpoints.deliveryPrice, {
    schema: anyAnswer,
    query: { postcode },
    signal,
  });
  return answer.kind === 'ok' ? readDeliveryPrice(answer.value) : undefined;
};
