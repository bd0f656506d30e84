import type { MockDeps } from '../routing/mockRoute.ts';
import type { BucketRow, SendRow } from './authRows.ts';
import type { AuthSettings } from '../scenario/authSettings.ts';

/** The number of calls that an address can make at once. */
const burst = 30;

/** The address of all browsers if a tester switches on limits by address. */
const testerAddress = '127.0.0.1';

/** Counts an SMS (or a request for one) against a limit in a time window; false if the limit is reached. */
export const countSend = async (
  { store, now }: Pick<MockDeps, 'store' | 'now'>,
  key: string,
  { max, withinMs }: { max: number; withinMs: number },
): Promise<boolean> => {
  let isFree = false;
  await store.change<SendRow>('auth-sends', key, (row) => {
    const times = (row?.times ?? []).filter((time) => now() - time < withinMs);
    isFree = times.length < max;
    return { times: isFree ? [...times, now()] : times };
  });
  return isFree;
};

/**
 * Whether an address may make another call. Without `RATE_LIMIT_HEADER` only callers that send their address are limited.
 */
export const mayCall = async (
  request: Request,
  { store, now }: Pick<MockDeps, 'store' | 'now'>,
  settings: AuthSettings,
  limit: 'RATE_LIMIT_VERIFY' | 'RATE_LIMIT_TOKEN_REFRESH',
): Promise<boolean> => {
  const address = request.headers.get('x-forwarded-for') ?? (settings.RATE_LIMIT_HEADER === 1 ? testerAddress : '');
  if (address === '') return true;
  let isFree = false;
  await store.change<BucketRow>('auth-buckets', `${limit} ${address}`, (row) => {
    const perMs = settings[limit] / (5 * 60_000);
    const left = row ? Math.min(burst, row.left + (now() - row.at) * perMs) : burst;
    isFree = left >= 1;
    return { left: isFree ? left - 1 : left, at: now() };
  });
  return isFree;
};
