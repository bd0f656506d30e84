import { findCars } from './findCars.ts';
import type { MockCall, MockRoute } from './mockRoute.ts';
import { findPayment, holdMs, holdTable, nextReference, paymentTable, statusOf } from './paymentRows.ts';
import type { CarHolds, PaymentSession } from './paymentRows.ts';
import { personOf } from './personOf.ts';
import { readJsonObject } from './readJsonObject.ts';
import { refuse } from './refuse.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const payAt = (url: URL, id: string): string => new URL(`/__mocks/payment?session=${encodeURIComponent(id)}`, url).href;

/** The way back must lead to the website that asked. */
const wayBack = (value: unknown, url: URL): string | undefined => {
  try {
    const back = new URL(text(value));
    return back.origin === url.origin ? back.href : undefined;
  } catch {
    return undefined;
  }
};

/** Who asks: the key of the device, and the phone of whoever is signed in; a refusal for a token that has ended. */
const askerOf = async ({ request, deps }: MockCall): Promise<{ key: string; phone?: string } | Response> => {
  const person = await personOf(request, deps);
  if (request.headers.has('authorization') && !person) return refuse(401, 'Please sign in.');
  return { key: request.headers.get('idempotency-key') ?? '', ...(person ? { phone: person.phone } : {}) };
};

/** A payment's state for whoever made it; nobody else learns that there is one. */
const answerState = async (call: MockCall, endsAfterMs?: number): Promise<Response> => {
  const asker = await askerOf(call);
  if (asker instanceof Response) return asker;
  const { deps, params, url } = call;
  const found = await findPayment(deps.store, params.id ?? '');
  const isTheirs =
    found !== undefined &&
    ((asker.key !== '' && asker.key === found.session.key) ||
      (asker.phone !== undefined && asker.phone === found.session.phone));
  if (!isTheirs) return refuse(404, 'There is no such payment.');
  const status = statusOf(found.session, deps.now(), endsAfterMs);
  const canPay = status === 'pending' || status === 'declined';
  return Response.json({
    status,
    ...(endsAfterMs === undefined
      ? {}
      : { expires_at: new Date(found.session.created_at + endsAfterMs).toISOString() }),
    ...(canPay ? { payment_url: payAt(url, found.session.id) } : {}),
  });
};

const carTitle = (car: Record<string, unknown>): string => text(car.name) || [car.year, car.make, car.model].join(' ');

/**
 * Holding a vehicle, paying the dealer and the prize wheel (decision E25): one reservation for a car, one for a key, half an hour to
 * pay and 48 hours held; a payment is told to whoever made it and to nobody else; one prize for each visitor.
 *
 * @example
 * // POST /api/reservations { car_id: 7, lead_id: '1001', payment_processor: 'hosted', return_url } => 201 { reservation_id, expires_at, payment_url }
 */
export const paymentRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/reservations',
    faults: 'reserve',
    answer: async (call) => {
      const { request, url, deps } = call;
      const asker = await askerOf(call);
      if (asker instanceof Response) return asker;
      const body = await readJsonObject(request);
      const carId = Number(body?.car_id);
      const returnUrl = wayBack(body?.return_url, url);
      const lead = (await deps.store.leads()).find(({ lead_id }) => String(lead_id) === String(body?.lead_id));
      if (!Number.isSafeInteger(carId) || returnUrl === undefined || asker.key === '')
        return refuse(400, 'The reservation could not be read.');
      if (!lead) return refuse(422, 'There is no such lead.');
      const [car] = await findCars(deps, `id = ${carId}`, 1);
      const now = deps.now();
      const standing = (await deps.store.rows<CarHolds>(holdTable)).find((row) => row.car_id === carId)?.holds.at(-1);
      const isOwn = standing?.key === asker.key;
      if (!car || car.status === 'sold' || car.sold === true) return refuse(409, 'sold');
      if (car.reserved === true && !isOwn) return refuse(409, 'reserved');
      const wish = {
        id: await nextReference(deps.store, 'R'),
        ...asker,
        created_at: now,
        what: `${text(lead.payload.deposit) || '$200'} deposit for the ${carTitle(car)}`,
        return_url: returnUrl,
        lead_id: String(body?.lead_id),
      };
      const row = await deps.store.change<CarHolds>(holdTable, String(carId), (kept) => {
        const last = kept?.holds.at(-1);
        const isTaken = last !== undefined && statusOf(last, now, holdMs) !== 'expired';
        return isTaken ? kept : { car_id: carId, holds: [...(kept?.holds ?? []), wish] };
      });
      const hold = row?.holds.at(-1);
      if (!hold || hold.key !== asker.key) return refuse(409, 'reserved');
      return Response.json(
        {
          reservation_id: hold.id,
          expires_at: new Date(hold.created_at + holdMs).toISOString(),
          payment_url: payAt(url, hold.id),
        },
        { status: hold.id === wish.id ? 201 : 200 },
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
      const asker = await askerOf(call);
      if (asker instanceof Response) return asker;
      const body = await readJsonObject(request);
      const returnUrl = wayBack(body?.return_url, url);
      const amount = Number(body?.amount);
      const reference = text(body?.reference);
      if (returnUrl === undefined || asker.key === '' || reference === '')
        return refuse(400, 'The payment could not be read.');
      if (!(amount > 0)) return refuse(422, 'The amount must be above $0.');
      const session = {
        id: await nextReference(deps.store, 'P'),
        ...asker,
        created_at: deps.now(),
        what: `$${amount.toFixed(2)} for ${reference} (${text(body?.purpose)})`,
        return_url: returnUrl,
      };
      const kept =
        (await deps.store.change<PaymentSession>(paymentTable, asker.key, (row) => row ?? session)) ?? session;
      return Response.json(
        { payment_id: kept.id, payment_url: payAt(url, kept.id) },
        { status: kept.id === session.id ? 201 : 200 },
      );
    },
  },
  { method: 'GET', path: '/api/payments/:id', faults: 'paymentState', answer: (call) => answerState(call) },
  {
    method: 'GET',
    path: '/api/spin-to-win',
    faults: 'spin',
    answer: async (call) => {
      const asker = await askerOf(call);
      if (asker instanceof Response) return asker;
      const spun = (await call.deps.store.rows<{ who: string; prize: string }>('spins')).find(
        ({ who }) => who === (asker.phone ?? asker.key),
      );
      return Response.json({ prize: spun?.prize ?? null });
    },
  },
  {
    method: 'POST',
    path: '/api/spin-to-win',
    faults: 'spin',
    answer: async (call) => {
      const asker = await askerOf(call);
      if (asker instanceof Response) return asker;
      const who = asker.phone ?? asker.key;
      const prizes = (await readJsonObject(call.request))?.prizes;
      const names = Array.isArray(prizes) ? prizes.map(text).filter((name) => name !== '') : [];
      if (names.length === 0 || who === '') return refuse(400, 'There is nothing to win.');
      // Drawn from who spins: steady, so that a test knows that nobody draws twice.
      const drawn = names[[...who].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % names.length] ?? '';
      const row = await call.deps.store.change<{ who: string; prize: string }>(
        'spins',
        who,
        (kept) => kept ?? { who, prize: drawn },
      );
      return Response.json({ prize: row?.prize ?? drawn });
    },
  },
];
