import { recordPhoneReveal } from '@dealer/api/phone';
import { errorText } from '@dealer/core/errors';
import { revealPhoneBody } from '@dealer/core/enquiry';
import { revealPhone } from '@dealer/core/contact';
import { vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import type { Storefront } from '../boot/storefront.ts';
import { revealedNumbers } from '../stores/revealedNumbers.ts';

/**
 * Reveals or dials a phone number of a vehicle: recorded by the backend and as event 25, once per number. A failure is only logged.
 */
export const revealNumber = async (
  storefront: Pick<Storefront, 'once' | 'events' | 'api' | 'site'>,
  vehicle: Vehicle,
  written: string,
): Promise<void> => {
  const store = revealedNumbers(storefront, vehiclePath(vehicle.slug));
  const { revealed, record, event } = revealPhone(store.getState(), written);
  if (!record || event === undefined) return;
  store.setState(revealed, true);
  storefront.events.emit({ kind: 'analytics', id: event, name: 'phone click', carId: vehicle.id });
  if (!(await recordPhoneReveal(storefront.api, revealPhoneBody(vehicle, storefront.site))))
    console.warn(errorText('revealPhone'));
};
