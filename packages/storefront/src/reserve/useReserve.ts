import { useRef, useState } from 'react';
import { createPath, useNavigate } from 'react-router';
import { submitLead } from '@dealer/api/leads';
import { createReservation } from '@dealer/api/reservations';
import { vehicleCardModel } from '@dealer/core/card';
import { analyticsEventFor } from '@dealer/core/analytics';
import type { EnquiryPayload, LeadContext } from '@dealer/core/enquiry';
import type { ReservationRefusal } from '@dealer/core/checkout';
import { signInPath, vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { leadContextOf } from '../enquiry/leadContextOf.ts';
import { choosePaymentPort } from '../payments/choosePaymentPort.ts';
import { rememberPerson } from '../person/rememberPerson.ts';
import { asPerson } from './asPerson.ts';
import { openReservations } from './openReservations.ts';

/** The message of a failed reservation: the reason, and what was and was not done. */
export type ReserveFailure = { message: string; done: string };

const nothingDone = 'Nothing was reserved and nothing was paid. What you typed is still here.';

const unsure =
  'We could not find out whether the vehicle is held for you. Nothing was paid. Please try again: it is reserved once at most.';

/** The most leads with different content for one reservation. */
const mostTries = 10;

/**
 * Reserves a vehicle: sends the lead, so that the dealer knows the person, then makes the reservation, then opens the payment page. Each
 * step may be retried and takes effect once. Each failure states what was and was not done.
 *
 * @example
 * const { context, reserve, failure, refusal } = useReserve({ vehicle, purpose: 'reserve', path, onReserved: draft.sent });
 */
export const useReserve = ({
  vehicle,
  purpose,
  path,
  onReserved,
  onReservedUnpaid,
}: {
  vehicle: Vehicle;
  /** Part of the key: the leads of the two journeys differ. */
  purpose: 'reserve' | 'buy';
  /** The path that the payment page returns to. */
  path: string;
  /** The server has the lead and the reservation. */
  onReserved: () => void;
  /** The vehicle is reserved and there is nothing to pay. */
  onReservedUnpaid: () => void;
}) => {
  const storefront = useStorefront();
  const { site, api, events, now } = storefront;
  const navigate = useNavigate();
  const [time] = useState(now);
  const [failure, setFailure] = useState<ReserveFailure>();
  const [refusal, setRefusal] = useState<ReservationRefusal>();
  const [isBusy, setIsBusy] = useState(false);
  const accepted = useRef<{ form: string; leadId: string } | undefined>(undefined);
  const tries = useRef<string[]>([]);
  const reservations = openReservations(storefront);

  const context = (subcategory: string, extra: NonNullable<LeadContext['extra']>): LeadContext =>
    leadContextOf(storefront, { subcategory, price: vehicleCardModel(vehicle, site, time).price, extra });

  const fail = (message: string, done = nothingDone): void => {
    setFailure({ message, done });
    setIsBusy(false);
  };

  /** Sends the lead of this form once; changed content is another lead. */
  const leadOf = async (payload: EnquiryPayload, key: string): Promise<string | undefined> => {
    const form = JSON.stringify({ ...payload, lead_attributes: undefined });
    if (accepted.current?.form === form) return accepted.current.leadId;
    if (!tries.current.includes(form)) tries.current.push(form);
    const nth = tries.current.indexOf(form);
    const outcome = await submitLead(api, payload, {
      idempotencyKey: `${key}.${purpose}${nth === 0 ? '' : `.${nth}`}`,
    });
    if (outcome.kind === 'accepted') {
      accepted.current = { form, leadId: outcome.leadId };
      rememberPerson(payload, storefront);
      events.emit({
        kind: 'analytics',
        id: analyticsEventFor('enquiry', vehicle),
        name: 'lead accepted',
        carId: vehicle.id,
      });
      return outcome.leadId;
    }
    // Other content was sent under this key before a reload: this is another lead, under the next key.
    if (outcome.kind === 'conflict' && nth < mostTries) {
      tries.current.splice(nth, 0, '');
      return leadOf(payload, key);
    }
    fail(outcome.message);
    return undefined;
  };

  const reserve = async (payload: EnquiryPayload): Promise<void> => {
    setFailure(undefined);
    const port = choosePaymentPort(vehicle.paymentProcessors, site);
    if (port === undefined) return fail('The deposit for this vehicle cannot be paid online.');
    setIsBusy(true);
    const key = reservations.keyOf(vehicle.id);
    const leadId = await leadOf(payload, key);
    if (leadId === undefined) return undefined;
    const outcome = await asPerson(storefront, (token) =>
      createReservation(
        api,
        { carId: vehicle.id, leadId, processor: port.name, returnUrl: location.origin + path },
        { key, token },
      ),
    );
    switch (outcome.kind) {
      case 'refused':
        reservations.forget(vehicle.id);
        setIsBusy(false);
        return setRefusal(outcome.because);
      case 'unauthorised':
        // The form is saved as a draft and restored after signing in.
        setIsBusy(false);
        return void navigate(
          signInPath({ type: 'checkout', redirect: createPath(location), back: vehiclePath(vehicle.slug) }),
        );
      case 'failed':
        return fail(
          outcome.because === 'offline'
            ? 'The connection broke before we had an answer.'
            : 'Our server did not give an answer that we can use.',
          unsure,
        );
      case 'created': {
        const { reservationId, paymentUrl } = outcome;
        reservations.put({
          carId: vehicle.id,
          key,
          id: reservationId,
          paymentUrl,
        });
        onReserved();
        const start = paymentUrl === undefined ? undefined : port.start(paymentUrl);
        if (start === undefined) return onReservedUnpaid();
        if (start.kind === 'refused') {
          // The reservation expires by itself; a new attempt must not get the same payment page.
          reservations.forget(vehicle.id);
          return fail(start.message, 'We have your details and will call you. You can also call us.');
        }
        // Busy until the page is left, so that a second press sends nothing.
        return location.assign(start.href);
      }
    }
  };

  return { context, reserve, failure, refusal, isBusy };
};
