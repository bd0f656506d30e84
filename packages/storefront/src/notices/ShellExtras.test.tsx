import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Router } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { ShellExtras } from './ShellExtras.tsx';

afterEach(cleanup);

const noNavigation = { createHref: String, go: () => {}, push: () => {}, replace: () => {} };

it('a message raised before a slow page is shown stays on that page, and leaving it dismisses the message', async () => {
  const storefront = createStorefront({
    template: { ...aTemplate, pages: { home: [] } },
    site: aSite(),
    services: { fetch: async () => Response.json({}) },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/my-garage'] }),
  });
  const { router, stores } = storefront;
  // What React shows is a step behind the router while a page loads.
  const shown = (address: string) => (
    <StorefrontProvider value={storefront}>
      <Router location={address} navigator={noNavigation}>
        <ShellExtras />
      </Router>
    </StorefrontProvider>
  );
  const page = render(shown('/my-garage'));
  await act(() => router.navigate('/'));
  act(() => stores.notices.setState({ notice: { kind: 'signedOut', about: '' } }));
  expect(await screen.findByText('You are signed out')).toBeTruthy();
  page.rerender(shown('/'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.getByText('You are signed out')).toBeTruthy();

  await act(() => router.navigate('/about-us'));
  page.rerender(shown('/about-us'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByText('You are signed out')).toBeNull();
});
