import type { MockStore } from '../store/mockStore.ts';

/** A payment at the mock processor. */
export type PaymentSession = {
  id: string;
  /** Its creator, who may read it: the device's key, and the phone of the signed-in person. */
  key: string;
  phone?: string;
  created_at: number;
  /** The text on the payment page: "$200 deposit". */
  what: string;
  return_url: string;
  /** The body that created it, as text: another body with the same key is refused. */
  request?: string;
  outcome?: 'paid' | 'declined';
  /** The time (ms since 1970) from which the website sees the outcome. */
  settles_at?: number;
};

/** The reservations of a car; only the last one is current. One row per car lets only one person reserve it. */
export type CarHolds = { car_id: number; holds: (PaymentSession & { lead_id: string })[] };

/** Tables of the mock store. */
export const holdTable = 'reserved-cars';
export const paymentTable = 'payments';

/** The next reference, short enough to read out on the phone. */
export const nextReference = async (store: MockStore, letter: 'R' | 'P'): Promise<string> => {
  const row = await store.change<{ last: number }>('references', letter, (current) => ({
    last: (current?.last ?? 1000) + 1,
  }));
  return `${letter}${row?.last ?? 1001}`;
};

/** How long a car is reserved for payment. */
export const payWithinMs = 30 * 60_000;

/** How long a paid deposit reserves a car. */
export const holdMs = 48 * 3_600_000;

/** The status of a payment at a time, as the website sees it. */
export const statusOf = (
  { created_at, outcome, settles_at = 0 }: PaymentSession,
  now: number,
  endsAfterMs = Infinity,
): 'pending' | 'paid' | 'declined' | 'expired' => {
  if (outcome === 'paid' && now >= settles_at) return now < created_at + endsAfterMs ? 'paid' : 'expired';
  if (now >= created_at + payWithinMs) return 'expired';
  return outcome === 'declined' && now >= settles_at ? 'declined' : 'pending';
};

/** Finds a reservation or payment by its reference; `settle` changes it in one transaction. */
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
    // A paid payment cannot change any more.
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

/** The ids of the cars that a paid deposit reserves at a time. */
export const reservedCars = async (store: MockStore, now: number): Promise<Set<number>> =>
  new Set(
    (await store.rows<CarHolds>(holdTable))
      .filter(({ holds }) => holds.some((hold) => statusOf(hold, now, holdMs) === 'paid'))
      .map(({ car_id }) => car_id),
  );
