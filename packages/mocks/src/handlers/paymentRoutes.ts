import { findCars } from './findCars.ts';
import type { MockCall, MockRoute } from '../routing/mockRoute.ts';
import { findPayment, holdMs, holdTable, nextReference, paymentTable, statusOf } from './paymentRows.ts';
import type { CarHolds, PaymentSession } from './paymentRows.ts';
import { personOf } from './personOf.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';
import { trimmedText } from '../routing/values.ts';

const payAt = ({ url, deps: { base = '/' } }: MockCall, id: string): string =>
  new URL(`${base}__mocks/payment?session=${encodeURIComponent(id)}`, url).href;

/** The return URL if it is on the website's origin. */
const readReturnUrl = (value: unknown, url: URL): string | undefined => {
  try {
    const back = new URL(trimmedText(value));
    return back.origin === url.origin ? back.href : undefined;
  } catch {
    return undefined;
  }
};

/** The caller: the device's key and the signed-in person's phone; 401 for an expired token. */
const callerOf = async ({ request, deps }: MockCall): Promise<{ key: string; phone?: string } | Response> => {
  const person = await personOf(request, deps);
  if (request.headers.has('authorization') && !person) return refuse(401, 'Please sign in.');
  return { key: request.headers.get('idempotency-key') ?? '', ...(person ? { phone: person.phone } : {}) };
};

/** Answers the state of a payment to the caller who created it, and 404 to others. */
const answerState = async (call: MockCall, endsAfterMs?: number): Promise<Response> => {
  const caller = await callerOf(call);
  if (caller instanceof Response) return caller;
  const { deps, params } = call;
  const found = await findPayment(deps.store, params.id ?? '');
  const isTheirs =
    found !== undefined &&
    ((caller.key !== '' && caller.key === found.session.key) ||
      (caller.phone !== undefined && caller.phone === found.session.phone));
  if (!isTheirs) return refuse(404, 'There is no such payment.');
  const status = statusOf(found.session, deps.now(), endsAfterMs);
  const canPay = status === 'pending' || status === 'declined';
  return Response.json({
    status,
    ...(endsAfterMs === undefined
      ? {}
      : { expires_at: new Date(found.session.created_at + endsAfterMs).toISOString() }),
    ...(canPay ? { payment_url: payAt(call, found.session.id) } : {}),
  });
};

/** A draw of the prize wheel, with the key and the body of its first call. */
type Spin = { who: string; prize: string; key: string; request: string };

const carTitle = (car: Record<string, unknown>): string =>
  trimmedText(car.name) || [car.year, car.make, car.model].join(' ');

/**
 * The routes of reservations, payments and the prize wheel (decision E25). There is one reservation per car and key, with
 * half an hour to pay, and 48 hours once it is paid. Only its creator can read a payment. Each visitor gets one prize.
 */
export const paymentRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/reservations',
    faults: 'reserve',
    answer: async (call) => {
      const { request, url, deps } = call;
      const caller = await callerOf(call);
      if (caller instanceof Response) return caller;
      const body = await readJsonObject(request);
      const carId = Number(body?.car_id);
      const returnUrl = readReturnUrl(body?.return_url, url);
      const lead = (await deps.store.leads()).find(({ lead_id }) => String(lead_id) === String(body?.lead_id));
      if (!Number.isSafeInteger(carId) || returnUrl === undefined || caller.key === '')
        return refuse(400, 'The reservation could not be read.');
      const rows = await deps.store.rows<CarHolds>(holdTable);
      if (rows.some(({ car_id, holds }) => car_id !== carId && holds.some(({ key }) => key === caller.key)))
        return refuse(409, 'This key belongs to another reservation.');
      // Somebody else's lead, about another car, reserves nothing.
      if (lead?.payload.car_id !== carId) return refuse(422, 'There is no such lead.');
      const [car] = await findCars(deps, `id = ${carId}`, 1);
      const now = deps.now();
      const current = rows.find((row) => row.car_id === carId)?.holds.at(-1);
      const isOwn = current?.key === caller.key;
      if (!car || car.status === 'sold' || car.sold === true) return refuse(409, 'sold');
      if (car.reserved === true && !isOwn) return refuse(409, 'reserved');
      const hold = {
        id: await nextReference(deps.store, 'R'),
        ...caller,
        created_at: now,
        what: `${trimmedText(lead.payload.deposit) || '$200'} deposit for the ${carTitle(car)}`,
        return_url: returnUrl,
        lead_id: String(body?.lead_id),
      };
      const changed = await deps.store.change<CarHolds>(holdTable, String(carId), (row) => {
        const last = row?.holds.at(-1);
        const isTaken = last !== undefined && statusOf(last, now, holdMs) !== 'expired';
        return isTaken ? row : { car_id: carId, holds: [...(row?.holds ?? []), hold] };
      });
      const stored = changed?.holds.at(-1);
      if (!stored || stored.key !== caller.key) return refuse(409, 'reserved');
      return Response.json(
        {
          reservation_id: stored.id,
          expires_at: new Date(stored.created_at + holdMs).toISOString(),
          payment_url: payAt(call, stored.id),
        },
        { status: stored.id === hold.id ? 201 : 200 },
      );
    },
  },
  { method: 'GET', path: '/api/reservations/:id', faults: 'reservation', answer: (call) => answerState(call, holdMs) },
  {
    method: 'POST',
    path: '/api/payments',
    faults: 'payment',
    answer: async (call) => {
      const { request, url, deps } = call;
      const caller = await callerOf(call);
      if (caller instanceof Response) return caller;
      const body = await readJsonObject(request);
      const returnUrl = readReturnUrl(body?.return_url, url);
      const amount = Number(body?.amount);
      const reference = trimmedText(body?.reference);
      if (returnUrl === undefined || caller.key === '' || reference === '')
        return refuse(400, 'The payment could not be read.');
      if (!(amount > 0)) return refuse(422, 'The amount must be above $0.');
      const session = {
        id: await nextReference(deps.store, 'P'),
        ...caller,
        created_at: deps.now(),
        what: `$${amount.toFixed(2)} for ${reference} (${trimmedText(body?.purpose)})`,
        return_url: returnUrl,
        request: JSON.stringify(body),
      };
      const stored =
        (await deps.store.change<PaymentSession>(paymentTable, caller.key, (row) => row ?? session)) ?? session;
      if (stored.request !== session.request) return refuse(409, 'This key was used for another payment.');
      return Response.json(
        { payment_id: stored.id, payment_url: payAt(call, stored.id) },
        { status: stored.id === session.id ? 201 : 200 },
      );
    },
  },
  { method: 'GET', path: '/api/payments/:id', faults: 'paymentState', answer: (call) => answerState(call) },
  {
    method: 'GET',
    path: '/api/spin-to-win',
    faults: 'spin',
    answer: async (call) => {
      const caller = await callerOf(call);
      if (caller instanceof Response) return caller;
      const spun = (await call.deps.store.rows<Spin>('spins')).find(({ who }) => who === (caller.phone ?? caller.key));
      return Response.json({ prize: spun?.prize ?? null });
    },
  },
  {
    method: 'POST',
    path: '/api/spin-to-win',
    faults: 'spin',
    answer: async (call) => {
      const caller = await callerOf(call);
      if (caller instanceof Response) return caller;
      const who = caller.phone ?? caller.key;
      const body = await readJsonObject(call.request);
      const prizes = body?.prizes;
      const names = Array.isArray(prizes) ? prizes.map(trimmedText).filter((name) => name !== '') : [];
      if (names.length === 0 || who === '') return refuse(400, 'There is nothing to win.');
      // Derived from the caller, so that tests are deterministic.
      const drawn = names[[...who].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % names.length] ?? '';
      const request = JSON.stringify(body);
      const row = await call.deps.store.change<Spin>(
        'spins',
        who,
        (current) => current ?? { who, prize: drawn, key: caller.key, request },
      );
      // The same person on another device has another key, and gets the same prize.
      if (row?.key === caller.key && row.request !== request) return refuse(409, 'This key was used for another draw.');
      return Response.json({ prize: row?.prize ?? drawn });
    },
  },
];
