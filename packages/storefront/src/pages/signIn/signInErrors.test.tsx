import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../../boot/storefront.ts';
import { aStorage } from '../../stores/testStorage.ts';
import { fillIn } from '../../test/fillIn.ts';
import { SignInPage } from './SignInPage.tsx';

type Calls = {
  sendCode: () => Promise<object>;
  verifyCode: () => Promise<object>;
  changeDetails?: () => Promise<object>;
};

const show = (calls: Calls, auth: object = {}): void => {
  const session = createStore(() => ({ status: 'signedOut', hasEnded: false, ...calls }));
  const loader = () => ({ type: 'my-garage', redirect: '/my-garage', back: '/' });
  const router = createMemoryRouter([{ path: '/', loader, Component: SignInPage, HydrateFallback: () => null }]);
  const storefront = {
    router,
    site: aSite({ auth, services: { auth: { url: 'https://auth.example', anonKey: 'key' } } }),
    events: { emit: () => undefined },
    now: () => 0,
    session: { storage: aStorage(), prefix: 'dealer:yard:' },
    once: () => session,
  } as unknown as Storefront;
  render(
    <StorefrontProvider value={storefront}>
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
};

const fill = async (): Promise<void> => {
  await screen.findByLabelText('First name');
  fillIn({ 'First name': 'Mia', 'Last name': 'Tran', Email: 'mia@example.com', 'Mobile phone': '0400 111 222' });
  const form = screen.getByRole('form');
  fireEvent.submit(form);
};

const sent = () => Promise.resolve({ kind: 'sent' });
const signedIn = () => Promise.resolve({ kind: 'signedIn', session: { user: { id: 'u' } } });
const broken = () => Promise.reject(new Error('Nobody foresaw this'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an unexpected error while signing in', () => {
  it('an unexpected error while signing in shows a message when the code cannot be requested', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    show({ sendCode: broken, verifyCode: broken });
    await fill();
    await screen.findByText('An unknown error occurred.');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Mia');
  });

  it('an unexpected error while signing in shows a message when the step after a right code fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    show({ sendCode: sent, verifyCode: signedIn });
    await fill();
    fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByText('An unknown error occurred while advancing step.');
  });
});

it.each([
  ['a person who may not sign in', 'banned', 'You cannot sign in with this number. Please call us.'],
  ['a service that checks no codes', 'closed', 'We cannot check codes at the moment.'],
])('the right code of %s says so, and not that codes cannot be sent', async (_, kind, text) => {
  show({ sendCode: sent, verifyCode: () => Promise.resolve({ kind }) });
  await fill();
  fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } });
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText(text);
  expect(screen.queryByText('We cannot send codes at the moment.')).toBeNull();
});

describe('a new visitor on a site with the mobile first', () => {
  it('a new visitor on a site with the mobile first says who they are after the code, may correct it, and goes on if it cannot be saved', async () => {
    const changed: unknown[][] = [];
    const changeDetails = (...details: unknown[]) => {
      changed.push(details);
      return Promise.resolve({ kind: 'failed', reason: 'offline' });
    };
    show({ sendCode: sent, verifyCode: signedIn, changeDetails }, { detailsAfterCode: true });
    await screen.findByLabelText('Mobile phone');
    expect(screen.queryByLabelText('First name')).toBeNull();
    fillIn({ 'Mobile phone': '0400 111 222' });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByLabelText('6-digit code');
    fillIn({ '6-digit code': '123456' });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByRole('heading', { name: /Who are you/ });
    fillIn({ 'First name': 'Mia' });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByText('Please enter your last name.', { selector: 'p' });
    fillIn({ 'Last name': 'Tran', Email: 'mia@example.com' });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByText('There is no connection, so your details could not be saved. Please try again.');
    expect(changed).toEqual([[{ name: 'Mia', lastName: 'Tran', email: 'mia@example.com' }]]);
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Tran');
    expect(screen.getByRole('button', { name: 'Continue without saving' })).toBeDefined();
  });
});
