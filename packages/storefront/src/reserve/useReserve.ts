import { useRef, useState } from 'react';
import { createPath, useNavigate } from 'react-router';
import { createReservation } from '@dealer/api/reservations';
import { vehicleCardModel } from '@dealer/core/card';
import { analyticsEventFor } from '@dealer/core/analytics';
import {
  type EnquiryPayload,
  type LeadAbout,
  type LeadContext,
  type LeadOutcome,
  leadPhone,
} from '@dealer/core/enquiry';
import type { ReservationRefusal } from '@dealer/core/checkout';
import { signInPath, vehiclePath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { leadContextOf } from '../enquiry/leadContextOf.ts';
import { useWaitingLead } from '../enquiry/useWaitingLead.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { waitingText } from '../outbox/outboxItems.ts';
import { useConfirmation } from '../outbox/useConfirmation.ts';
import { choosePaymentPort } from '../payments/choosePaymentPort.ts';
import type { PaymentPort } from '../payments/paymentPort.ts';
import { useIsShown } from '../browser/useIsShown.ts';
import { asPerson } from './asPerson.ts';
import { openReservations } from './openReservations.ts';
import { whenLeadIsIdle } from './whenLeadIsIdle.ts';

/** The message of a failed reservation: the reason, and what was and was not done. */
type ReserveFailure = { message: string; done: string };

const nothingDone = 'Nothing was reserved and nothing was paid. What you typed is still here.';

const unsure =
  'We could not find out whether the vehicle is held for you. Nothing was paid. Please try again: it is reserved once at most.';

const topics = { reserve: 'request to reserve', buy: 'request to buy' } as const;

/**
 * Reserves a vehicle: sends the lead through the outbox, so that the dealer knows the person, then makes the reservation, then opens the
 * payment page. Each step may be retried and takes effect once. Each failure states what was and was not done. Where a waiting lead is
 * accepted later, the shopper decides whether to go on to the payment: the vehicle may not be reserved for somebody who has turned away.
 * A shopper who goes to another page or step meanwhile stays there: the next step does not begin, and a reservation that was made is
 * shown when they come back.
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
  /** The vehicle is reserved and the browser does not go to the payment page: there is nothing to pay, or the shopper has left. */
  onReservedUnpaid: () => void;
}) => {
  const storefront = useStorefront();
  const { site, api, now } = storefront;
  const navigate = useNavigate();
  const [time] = useState(now);
  const [failure, setFailure] = useState<ReserveFailure>();
  const [refusal, setRefusal] = useState<ReservationRefusal>();
  const [isBusy, setIsBusy] = useState(false);
  const [confirms, setConfirms] = useState<string>();
  useConfirmation(confirms);
  const isShown = useIsShown();
  /** The page and the step at the press on Reserve. */
  const pressedAt = useRef('');
  const reservations = openReservations(storefront);

  const context = (subcategory: string, extra: NonNullable<LeadContext['extra']>): LeadContext =>
    leadContextOf(storefront, { subcategory, price: vehicleCardModel(vehicle, site, time).price, extra });

  const fail = (message: string, done = nothingDone): void => {
    setFailure({ message, done });
    setIsBusy(false);
  };

  const address = (): string => {
    const { pathname, search } = storefront.router.state.location;
    return pathname + search;
  };
  const hasLeft = (): boolean =>
    !isShown.current || address() !== pressedAt.current || storefront.router.state.navigation.state !== 'idle';

  const { waiting, waitFor } = useWaitingLead({
    onAccepted: (key, leadId) => {
      waitFor(undefined);
      setConfirms(key);
      fail(
        'We have your request now. Nothing was reserved and nothing was paid yet.',
        `Your reference is ${leadId}. To hold the vehicle and pay the deposit, press the button below.`,
      );
    },
    onRefused: (message) => fail(message),
    onGone: () => setFailure(undefined),
  });

  /** Sends the lead of this form once; changed content is another lead. */
  const sendLead = async (payload: EnquiryPayload, key: string): Promise<{ outcome: LeadOutcome; sentKey: string }> => {
    const outbox = openOutbox(storefront);
    const { title } = vehicleCardModel(vehicle, site, time);
    const about: LeadAbout = {
      title: `${topics[purpose]} the ${title}`,
      category: payload.category,
      subcategory: payload.subcategory,
      eventId: analyticsEventFor('enquiry', vehicle),
      carId: vehicle.id,
      dealerPhone: leadPhone({ payload, vehicle, site }),
      vehicle: { title, href: vehiclePath(vehicle.slug) },
      awaitsDeposit: true,
    };
    let sentKey = `${key}.${purpose}`;
    const submit = (): Promise<LeadOutcome> =>
      outbox.submit({ key: `${key}.${purpose}`, payload, about }, async (_outcome, outboxKey) => {
        sentKey = outboxKey;
        return hasLeft() ? 'unseen' : undefined;
      });
    let outcome = await submit();
    // Another tab, or the outbox by itself, is sending this lead: its outcome decides.
    while (outcome.kind === 'retry' && !hasLeft() && (await whenLeadIsIdle(outbox, sentKey))) outcome = await submit();
    return { outcome, sentKey };
  };

  /** Reserves the vehicle for a lead that the dealer has, and opens the payment page. */
  const payDeposit = async (port: PaymentPort, key: string, leadId: string, sentKey: string): Promise<void> => {
    const outbox = openOutbox(storefront);
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
        if (!hasLeft()) await outbox.forget(sentKey);
        setIsBusy(false);
        return setRefusal(outcome.because);
      case 'unauthorised':
        // The form is saved as a draft and restored after signing in.
        setIsBusy(false);
        if (hasLeft()) return undefined;
        return void navigate(
          signInPath({ type: 'checkout', redirect: createPath(location), back: vehiclePath(vehicle.slug) }),
        );
      case 'failed':
        setConfirms(sentKey);
        return fail(
          outcome.because === 'offline'
            ? 'The connection broke before we had an answer.'
            : 'Our server did not give an answer that we can use.',
          `${unsure} We have your request: your reference is ${leadId}.`,
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
        if (hasLeft()) {
          setIsBusy(false);
          return onReservedUnpaid();
        }
        // The page about the reservation confirms the lead too.
        await outbox.forget(sentKey);
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

  const reserve = async (payload: EnquiryPayload): Promise<void> => {
    setFailure(undefined);
    const port = choosePaymentPort(vehicle.paymentProcessors, site);
    if (port === undefined) return fail('The deposit for this vehicle cannot be paid online.');
    setIsBusy(true);
    pressedAt.current = address();
    waitFor(undefined);
    const key = reservations.keyOf(vehicle.id);
    const { outcome, sentKey } = await sendLead(payload, key);
    if (outcome.kind === 'accepted' && hasLeft()) setIsBusy(false);
    else if (outcome.kind === 'accepted') {
      const showNotice = openOutbox(storefront).hideNotice(sentKey);
      // Another tab may have stored its key in the same moment; by now both read the same one.
      await payDeposit(port, reservations.keyOf(vehicle.id), outcome.leadId, sentKey).finally(showNotice);
    } else {
      if (outcome.kind === 'retry') waitFor({ key: sentKey, because: outcome.because });
      fail(outcome.message);
    }
  };

  return {
    context,
    reserve,
    failure:
      failure && waiting
        ? {
            message: failure.message,
            done: `${failure.done} Your request is not lost. ${waitingText(waiting)} You can also try again now.`,
          }
        : failure,
    refusal,
    isBusy,
  };
};
