import type { MockStore } from '../store/mockStore.ts';

/** A payment at the mock processor, which knows nothing of the website but where to go back to. */
export type PaymentSession = {
  id: string;
  /** Who may ask about it: the device's key, and the phone of whoever was signed in. */
  key: string;
  phone?: string;
  created_at: number;
  /** "$200 deposit", as the payment page says it. */
  what: string;
  return_url: string;
  outcome?: 'paid' | 'declined';
  /** From then on the website hears of it. */
  settles_at?: number;
};

/** A car's hold: the last one counts, earlier ones have ended. One row for each car, so that only one person can take it. */
export type CarHolds = { car_id: number; holds: (PaymentSession & { lead_id: string })[] };

/** Tables of the mock store. */
export const holdTable = 'reserved-cars';
export const paymentTable = 'payments';

/**
 * A reference that can be read out on the phone, counted on like a lead's.
 *
 * @example
 * await nextReference(store, 'R') // => 'R1001'
 */
export const nextReference = async (store: MockStore, letter: 'R' | 'P'): Promise<string> => {
  const row = await store.change<{ last: number }>('references', letter, (kept) => ({
    last: (kept?.last ?? 1000) + 1,
  }));
  return `${letter}${row?.last ?? 1001}`;
};

/** Milliseconds that a car is kept back for somebody who is about to pay. */
export const payWithinMs = 30 * 60_000;

/** Milliseconds that a paid deposit holds a car. */
export const holdMs = 48 * 3_600_000;

/**
 * How a payment stands at a moment, as the website hears it.
 *
 * @example
 * statusOf(session, now) // => 'pending'
 */
export const statusOf = (
  { created_at, outcome, settles_at = 0 }: PaymentSession,
  now: number,
  endsAfterMs = Infinity,
): 'pending' | 'paid' | 'declined' | 'expired' => {
  if (outcome === 'paid' && now >= settles_at) return now < created_at + endsAfterMs ? 'paid' : 'expired';
  if (now >= created_at + payWithinMs) return 'expired';
  return outcome === 'declined' && now >= settles_at ? 'declined' : 'pending';
};

/**
 * The payment of a reference, of a hold or of anything else, and how to change it in one step.
 *
 * @example
 * const found = await findPayment(store, 'r-7'); // => { session, settle }
 */
export const findPayment = async (
  store: MockStore,
  id: string,
): Promise<
  | { session: PaymentSession; settle: (change: Pick<PaymentSession, 'outcome' | 'settles_at'>) => Promise<void> }
  | undefined
> => {
  const paid = <Session extends PaymentSession>(
    session: Session,
    change: Pick<PaymentSession, 'outcome' | 'settles_at'>,
  ): Session =>
    // What was paid stays paid, however often somebody comes back.
    session.id !== id || session.outcome === 'paid' ? session : { ...session, ...change };
  for (const row of await store.rows<CarHolds>(holdTable)) {
    const session = row.holds.find((hold) => hold.id === id);
    if (session)
      return {
        session,
        settle: async (change) =>
          void (await store.change<CarHolds>(
            holdTable,
            String(row.car_id),
            (now) => now && { ...now, holds: now.holds.map((hold) => paid(hold, change)) },
          )),
      };
  }
  const session = (await store.rows<PaymentSession>(paymentTable)).find((row) => row.id === id);
  return (
    session && {
      session,
      settle: async (change) =>
        void (await store.change<PaymentSession>(paymentTable, session.key, (now) => now && paid(now, change))),
    }
  );
};

/**
 * The cars that are held by a paid deposit now: their documents say so.
 *
 * @example
 * await heldCars(store, Date.now()) // => Set { 1042 }
 */
export const heldCars = async (store: MockStore, now: number): Promise<Set<number>> =>
  new Set(
    (await store.rows<CarHolds>(holdTable))
      .filter(({ holds }) => holds.some((hold) => statusOf(hold, now, holdMs) === 'paid'))
      .map(({ car_id }) => car_id),
  );
