import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { isOwnPath, readSignIn } from '@dealer/core/routes';
import { aSite } from '@dealer/core/testing';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { requireSession } from './requireSession.ts';

const origin = 'http://localhost';
const site = aSite({ auth: { gatedPages: ['my-garage', 'finance', 'checkout'] } });

/** A visitor of a site that gates its finance and reserve pages; the session is known a moment after the page has begun to load. */
const visitor = (address: string, status: 'signedIn' | 'signedOut' = 'signedOut') => {
  const session = createStore(() => ({ status: 'loading', settle: async () => status }));
  const deps = {
    site,
    once: () => session,
    stores: { visit: { read: () => ({ pages: ['/search/toyota'] }) } },
  } as unknown as StorefrontDeps;
  const gated = { loader: async ({ request }: { request: Request }) => (await requireSession(deps, request), null) };
  const router = createMemoryRouter(
    [{ path: '/' }, { path: '/sign-in' }, { path: '/finance', ...gated }, { path: '/cars/:slug/checkout', ...gated }],
    { initialEntries: [address] },
  );
  deps.router = router;
  return router;
};

const standing = async (router: ReturnType<typeof visitor>) => {
  await expect.poll(() => router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  return router.state.location;
};

const signIn = async (router: ReturnType<typeof visitor>) => {
  const { pathname, search } = await standing(router);
  expect(pathname).toBe('/sign-in');
  return readSignIn(search, { origin, isOwnPath: (path) => isOwnPath(path, site), garagePath: '/my-garage' });
};

describe('a page that a site gates', () => {
  it.each([
    '/finance#finance-form',
    '/finance?car_id=7&vin=6ZZ1#finance-form',
    '/finance?car_id=7',
    '/cars/2022-toyota-hilux-7/checkout?payment=a%2Fb#deposit',
  ])('a page that a site gates leads back to the very address after sign-in: %s', async (address) => {
    // Opened by its address, and by a link of another page.
    expect(await signIn(visitor(address))).toMatchObject({ redirect: address, back: '/search/toyota' });
    const router = visitor('/');
    await router.navigate(address);
    expect(await signIn(router)).toMatchObject({ redirect: address });
  });

  it('takes no anchor of the page before', async () => {
    const router = visitor('/#reviews');
    await router.navigate('/finance');
    expect(await signIn(router)).toMatchObject({ redirect: '/finance' });
  });

  it('a page that a site gates lets signed-in visitors in, at the requested address', async () => {
    expect(await standing(visitor('/finance?car_id=7#finance-form', 'signedIn'))).toMatchObject({
      pathname: '/finance',
      search: '?car_id=7',
      hash: '#finance-form',
    });
  });
});
