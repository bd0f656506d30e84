import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { aStorage } from '../../stores/testStorage.ts';
import { SignInPage } from './SignInPage.tsx';

type Calls = { sendCode: () => Promise<object>; verifyCode: () => Promise<object> };

const show = (calls: Calls): void => {
  const session = createStore(() => ({ status: 'signedOut', hasEnded: false, ...calls }));
  const storefront = {
    site: aSite({ services: { auth: { url: 'https://auth.example', anonKey: 'key' } } }),
    events: { emit: () => undefined },
    now: () => 0,
    session: { storage: aStorage(), prefix: 'dealer:yard:' },
    once: () => session,
  } as unknown as Storefront;
  const loader = () => ({ type: 'my-garage', redirect: '/my-garage', back: '/' });
  const router = createMemoryRouter([{ path: '/', loader, Component: SignInPage, HydrateFallback: () => null }]);
  render(
    <StorefrontProvider value={storefront}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
};

const fill = async (): Promise<void> => {
  const values = { 'First name': 'Mia', 'Last name': 'Tran', Email: 'mia@example.com', 'Mobile phone': '0400 111 222' };
  await screen.findByLabelText('First name');
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const form = screen.getByRole('form');
  fireEvent.submit(form);
};

const sent = () => Promise.resolve({ kind: 'sent' });
const broken = () => Promise.reject(new Error('Nobody foresaw this'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an unexpected error while signing in', () => {
  it('shows a message when the code cannot be requested', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    show({ sendCode: broken, verifyCode: broken });
    await fill();
    await screen.findByText('An unknown error occurred.');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Mia');
  });

  it('shows a message when the step after a right code fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    show({ sendCode: sent, verifyCode: () => Promise.resolve({ kind: 'signedIn' }) });
    await fill();
    fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByText('An unknown error occurred while advancing step.');
  });
});
