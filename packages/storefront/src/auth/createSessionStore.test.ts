import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient, SessionAnswer } from '@dealer/api/auth';
import type { HttpResult } from '@dealer/api/http';
import { aStorage, forbidden } from '../stores/testStorage.ts';
import { createSessionStore } from './createSessionStore.ts';

const key = 'dealer:test:auth';
const now = 1_000_000_000;
const doc = (token = 'access-1', expiresIn = 3600) =>
  JSON.stringify({
    access_token: token,
    refresh_token: `refresh of ${token}`,
    expires_at: now / 1000 + expiresIn,
    user: { id: 'u', phone: '61412345678' },
  });
const session = (accessToken: string) => ({
  accessToken,
  expiresAt: now + 3_600_000,
  renewAt: now + 3_510_000,
  user: { id: 'u', phone: '+61412345678' },
});

let storage = aStorage();
let changed: () => void = () => undefined;
let opened = 0;
let auth: { [Name in keyof AuthClient]: ReturnType<typeof vi.fn<AuthClient[Name]>> };

/** The service renews the session, and the device stores the new one. */
const renewsTo = (token: string) => async (): Promise<SessionAnswer> => {
  storage.setItem(key, doc(token));
  return { kind: 'signedIn', session: session(token) };
};

beforeEach(() => {
  storage = aStorage();
  opened = 0;
  auth = {
    sendCode: vi.fn<AuthClient['sendCode']>(async () => ({ kind: 'sent' })),
    verifyCode: vi.fn<AuthClient['verifyCode']>(async () => ({ kind: 'signedIn', session: session('access-1') })),
    restore: vi.fn<AuthClient['restore']>(renewsTo('access-2')),
    refresh: vi.fn<AuthClient['refresh']>(renewsTo('access-2')),
    changeDetails: vi.fn<AuthClient['changeDetails']>(async () => ({
      kind: 'ok',
      status: 200,
      value: { ...session('access-1'), user: { id: 'u', name: 'Ana' } },
    })),
    signOut: vi.fn<AuthClient['signOut']>(async () => storage.removeItem(key)),
    onChange: vi.fn<AuthClient['onChange']>(() => () => undefined),
  };
});

const open = (options: { openAuth?: undefined; storage?: typeof storage } = {}) =>
  createSessionStore({
    storage,
    key,
    now: () => now,
    openAuth: async () => ((opened += 1), auth),
    watch: (listener) => (changed = listener),
    ...options,
  });

/** A backend that knows these tokens. */
const backend = (...known: string[]) => {
  const tokens: string[] = [];
  const ask = async (bearer: string): Promise<HttpResult<string>> => {
    tokens.push(bearer);
    return known.includes(bearer)
      ? { kind: 'ok', value: 'garage', status: 200 }
      : { kind: 'failed', reason: 'status', status: 401 };
  };
  return { tokens, ask };
};

describe('who is signed in', () => {
  it('who is signed in is read from the device, without fetching the auth client', () => {
    storage.setItem(key, doc());
    expect(open().getState()).toMatchObject({ status: 'signedIn', user: { id: 'u', phone: '+61412345678' } });
    expect(opened).toBe(0);
  });

  it.each([
    ['nothing', undefined],
    ['rubbish', '{"access'],
    ['half a session', '{"access_token":"a"}'],
  ])('who is signed in is nobody where the device holds %s', async (_, text) => {
    if (text !== undefined) storage.setItem(key, text);
    const store = open();
    expect(await store.getState().settle()).toBe('signedOut');
    expect(opened).toBe(0);
  });

  it('who is signed in is nobody where the browser forbids storage, or the site has no auth service', () => {
    expect(open({ storage: forbidden as typeof storage }).getState().status).toBe('signedOut');
    storage.setItem(key, doc());
    expect(open({ openAuth: undefined }).getState().status).toBe('signedOut');
  });

  it('who is signed in is not known yet while a session that has run out is renewed', async () => {
    storage.setItem(key, doc('access-1', 30));
    const store = open();
    expect(store.getState().status).toBe('loading');
    expect(await store.getState().settle()).toBe('signedIn');
    expect(auth.restore).toHaveBeenCalledTimes(1);
  });

  it('who is signed in is nobody where it cannot be renewed; the page says that it ended', async () => {
    storage.setItem(key, doc('access-1', -10));
    auth.restore.mockResolvedValue({ kind: 'signedOut' });
    const store = open();
    expect(await store.getState().settle()).toBe('signedOut');
    expect(store.getState().hasEnded).toBe(true);
    expect(storage.getItem(key)).toBeNull();
  });

  it('who is signed in stays who it was where there is no connection to renew it', async () => {
    storage.setItem(key, doc('access-1', -10));
    auth.restore.mockResolvedValue({ kind: 'unreachable' });
    const store = open();
    expect(await store.getState().settle()).toBe('signedIn');
    expect(storage.getItem(key)).not.toBeNull();
    expect(await store.getState().call(backend('access-1').ask)).toEqual({ kind: 'failed', reason: 'offline' });
  });
});

describe('a call about a person', () => {
  it('goes on with a token that is about to end where no new one is to be had', async () => {
    storage.setItem(key, doc('access-1', 60));
    auth.restore.mockResolvedValue({ kind: 'unreachable' });
    const { tokens, ask } = backend('access-1');
    expect(await open().getState().call(ask)).toMatchObject({ kind: 'ok' });
    expect(tokens).toEqual(['access-1']);
  });

  it('sends the token with a call about a person', async () => {
    storage.setItem(key, doc());
    const { tokens, ask } = backend('access-1');
    expect(await open().getState().call(ask)).toMatchObject({ kind: 'ok', value: 'garage' });
    expect([tokens, opened]).toEqual([['access-1'], 0]);
  });

  it('renews a token that is about to end first', async () => {
    storage.setItem(key, doc('access-1', 60));
    const { tokens, ask } = backend('access-2');
    expect(await open().getState().call(ask)).toMatchObject({ kind: 'ok' });
    expect(tokens).toEqual(['access-2']);
  });

  it('a call about a person is made once more with a new token where the server refuses the old one', async () => {
    storage.setItem(key, doc());
    const { tokens, ask } = backend('access-2');
    expect(await open().getState().call(ask)).toMatchObject({ kind: 'ok' });
    expect(tokens).toEqual(['access-1', 'access-2']);
  });

  it('a call about a person takes the token that another tab renewed, instead of renewing it again', async () => {
    storage.setItem(key, doc());
    const store = open();
    const { tokens, ask } = backend('access-9');
    const answer = await store.getState().call(async (bearer) => {
      if (tokens.length === 0) storage.setItem(key, doc('access-9'));
      return ask(bearer);
    });
    expect(answer).toMatchObject({ kind: 'ok' });
    expect([tokens, auth.refresh.mock.calls.length]).toEqual([['access-1', 'access-9'], 0]);
  });

  it.each([
    ['refuses the new token too', renewsTo('access-2')],
    ['does not renew', async (): Promise<SessionAnswer> => ({ kind: 'signedOut' })],
  ])('a call about a person ends the session where the server %s', async (_, refresh) => {
    storage.setItem(key, doc());
    auth.refresh.mockImplementation(refresh);
    const store = open();
    expect(await store.getState().call(backend().ask)).toMatchObject({ status: 401 });
    expect(store.getState()).toMatchObject({ status: 'signedOut', hasEnded: true });
    expect(storage.getItem(key)).toBeNull();
  });

  it('a call about a person leaves the session alone where the token could not be renewed for want of a connection', async () => {
    storage.setItem(key, doc());
    auth.refresh.mockResolvedValue({ kind: 'unreachable' });
    const store = open();
    expect(await store.getState().call(backend().ask)).toEqual({ kind: 'failed', reason: 'offline' });
    expect(store.getState().status).toBe('signedIn');
  });

  it('a call about a person renews once for calls that run side by side', async () => {
    storage.setItem(key, doc());
    const { ask } = backend('access-2');
    const { call } = open().getState();
    expect(await Promise.all([call(ask), call(ask), call(ask)])).toMatchObject([
      { kind: 'ok' },
      { kind: 'ok' },
      { kind: 'ok' },
    ]);
    expect(auth.refresh).toHaveBeenCalledTimes(1);
  });

  it('a call about a person is not made at all without a session', async () => {
    const { tokens, ask } = backend('access-1');
    expect(await open().getState().call(ask)).toEqual({ kind: 'failed', reason: 'status', status: 401 });
    expect(tokens).toEqual([]);
  });

  it('a call about a person leaves other failures as they are', async () => {
    storage.setItem(key, doc());
    const store = open();
    expect(await store.getState().call(async () => ({ kind: 'failed', reason: 'status', status: 403 }))).toMatchObject({
      status: 403,
    });
    expect(store.getState().status).toBe('signedIn');
  });
});

describe('a service that is busy', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a service that is busy ends no session: the call says so, and the session is renewed later', async () => {
    storage.setItem(key, doc('access-1', -10));
    auth.restore.mockResolvedValue({ kind: 'busy' });
    const store = open();
    expect(await store.getState().settle()).toBe('signedIn');
    expect(await store.getState().call(backend().ask)).toEqual({
      kind: 'failed',
      reason: 'status',
      status: 429,
      message: 'You are still signed in, but the sign-in service is busy. We try again in a moment.',
    });
    expect(store.getState()).toMatchObject({ status: 'signedIn', isBusy: true, hasEnded: false });
    expect(storage.getItem(key)).not.toBeNull();
    auth.restore.mockImplementation(renewsTo('access-2'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.getState()).toMatchObject({ status: 'signedIn', isBusy: false });
    expect(await store.getState().call(backend('access-2').ask)).toMatchObject({ kind: 'ok' });
  });

  it('a service that is busy is no trouble while the old token is valid', async () => {
    storage.setItem(key, doc('access-1', 60));
    auth.restore.mockResolvedValue({ kind: 'busy' });
    expect(await open().getState().call(backend('access-1').ask)).toMatchObject({ kind: 'ok' });
  });

  it('a service that is busy ends no session either where the backend refuses the token', async () => {
    storage.setItem(key, doc());
    auth.refresh.mockResolvedValue({ kind: 'busy' });
    const store = open();
    expect(await store.getState().call(backend().ask)).toMatchObject({ kind: 'failed', status: 429 });
    expect(store.getState()).toMatchObject({ status: 'signedIn', isBusy: true });
  });

  it('a service that is busy is busy no more once another tab renewed the session', async () => {
    storage.setItem(key, doc('access-1', -10));
    auth.restore.mockResolvedValue({ kind: 'busy' });
    const store = open();
    await store.getState().settle();
    storage.setItem(key, doc('access-9'));
    changed();
    expect(store.getState()).toMatchObject({ status: 'signedIn', isBusy: false });
  });
});

describe('changed details', () => {
  const details = { name: 'Ana', lastName: 'Stone', email: 'ana@stone.example' };

  it('changed details are saved with the token, and are who is signed in', async () => {
    storage.setItem(key, doc());
    const store = open();
    expect(await store.getState().changeDetails(details)).toMatchObject({ kind: 'ok' });
    expect(auth.changeDetails).toHaveBeenCalledWith(details, 'access-1');
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { id: 'u', name: 'Ana' } });
  });

  it('changed details are saved with a new token where the old one is refused', async () => {
    storage.setItem(key, doc());
    auth.changeDetails.mockResolvedValueOnce({ kind: 'failed', reason: 'status', status: 401 });
    expect(await open().getState().changeDetails(details)).toMatchObject({ kind: 'ok' });
    expect(auth.changeDetails.mock.calls.map(([, bearer]) => bearer)).toEqual(['access-1', 'access-2']);
  });

  it.each([
    ['the service is busy', { kind: 'failed', reason: 'status', status: 429 } as const],
    ['there is no connection', { kind: 'failed', reason: 'offline' } as const],
  ])('change nothing where %s', async (_, failure) => {
    storage.setItem(key, doc());
    auth.changeDetails.mockResolvedValue(failure);
    const store = open();
    const before = store.getState().user;
    expect(await store.getState().changeDetails(details)).toEqual(failure);
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: before });
  });
});

describe('tabs', () => {
  it('tabs notice that another one signed out, and in', () => {
    storage.setItem(key, doc());
    const store = open();
    storage.removeItem(key);
    changed();
    expect(store.getState()).toMatchObject({ status: 'signedOut', user: undefined, hasEnded: true });
    storage.setItem(key, doc('access-3'));
    changed();
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { id: 'u' }, hasEnded: false });
  });
});

describe('signing in and out', () => {
  it('signing in and out knows who it is once the code was right', async () => {
    const store = open();
    expect(
      await store
        .getState()
        .sendCode('+61412345678', { first_name: 'Ana', last_name: 'Kerr', email: '', website: 'test' }),
    ).toEqual({ kind: 'sent' });
    await store.getState().verifyCode('+61412345678', '123456');
    expect([store.getState().status, opened]).toEqual(['signedIn', 1]);
  });

  it('fails, and can be tried again, where the auth client cannot be fetched', async () => {
    let isDown = true;
    const store = createSessionStore({
      storage,
      key,
      now: () => now,
      openAuth: async () => (isDown ? Promise.reject(new Error('chunk')) : auth),
      watch: () => undefined,
    });
    expect(await store.getState().verifyCode('+61412345678', '123456')).toEqual({ kind: 'failed' });
    isDown = false;
    expect(await store.getState().verifyCode('+61412345678', '123456')).toMatchObject({ kind: 'signedIn' });
  });

  it.each([
    ['as usual', async () => undefined],
    ['although the client failed', () => Promise.reject(new Error('chunk'))],
    ['at once although the service hangs', () => new Promise<void>(() => undefined)],
  ])('signing in and out signs out %s: removes the session and emits no event that it expired', async (_, signOut) => {
    storage.setItem(key, doc());
    auth.signOut.mockImplementation(signOut);
    const store = open();
    await store.getState().signOut();
    await vi.waitFor(() => expect(auth.signOut).toHaveBeenCalledWith('access-1'));
    expect(storage.getItem(key)).toBeNull();
    expect(store.getState()).toMatchObject({ status: 'signedOut', user: undefined, hasEnded: false });
  });
});
