import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSite, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { outboxItems } from '../outbox/outboxItems.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { stockAnswers } from '../test/stockAnswers.ts';
import { fillIn } from '../test/fillIn.ts';

const address = '/cars/2022-toyota-hilux-1042/checkout';
const payment = 'https://pay.example.com/session/7';

type Call = { path: string; key: string | null; answer: (response: Response) => void };

/** The page to reserve a Hilux, filled in, on a dealer's server that answers when the test lets it. */
const aCheckout = async () => {
  const calls: Call[] = [];
  const storefront = createStorefront({
    template: { ...aTemplate, pages: { home: [] } },
    site: aSite({ detail: { checkoutEnabled: true }, services: { payments: { allowedHosts: ['pay.example.com'] } } }),
    services: {
      fetch: (input, init) => {
        const request = new Request(input instanceof URL ? input.href : input, init);
        const { pathname: path } = new URL(request.url);
        if (path !== '/api/leads' && !path.startsWith('/api/reservations')) return stockAnswers(input, init);
        return new Promise((answer) => calls.push({ path, key: request.headers.get('idempotency-key'), answer }));
      },
    },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  const pay = vi.spyOn(location, 'assign').mockReturnValue();
  render(
    <StorefrontProvider value={storefront}>
      <RouterProvider router={storefront.router} />
    </StorefrontProvider>,
  );
  await screen.findByLabelText('First name', undefined, { timeout: 15_000 });
  fillIn({ 'First name': 'Mia', 'Last name': 'Tran', Email: 'mia@example.com', Phone: '0400 111 222' });
  const outbox = openOutbox(storefront);
  const { site } = storefront;
  return {
    calls,
    pay,
    outbox,
    router: storefront.router,
    notices: () => outboxItems(outbox.notices(), { site, isStored: outbox.isStored }),
    press: () => void fireEvent.click(screen.getByRole('button', { name: /^Reserve and pay/ })),
    /** Waits for the nth call and answers it. */
    answer: async (nth: number, path: Call['path'], body: object, status = 200): Promise<void> => {
      await waitFor(() => expect(calls[nth]?.path).toBe(path), { timeout: 10_000 });
      await act(async () => {
        calls[nth]?.answer(Response.json(body, { status }));
        await new Promise((done) => setTimeout(done, 50));
      });
    },
  };
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a request to reserve that the dealer’s server could not take', () => {
  it('waits on the device, and is the same lead when the shopper tries again and goes on to the payment', async () => {
    const { press, answer, calls, outbox, pay, notices } = await aCheckout();
    press();
    await answer(0, '/api/leads', {}, 500);
    const alert = await screen.findByText(/Nothing was reserved and nothing was paid\./);
    expect(alert.textContent).toContain('It is saved on this device and will be sent');
    expect(outbox.entries()).toMatchObject([{ state: { kind: 'waiting' }, payload: { email: 'mia@example.com' } }]);
    expect(pay).not.toHaveBeenCalled();

    press();
    await answer(1, '/api/leads', { lead_id: 1001 });
    await answer(2, '/api/reservations', { reservation_id: 'R1', payment_url: payment });
    await waitFor(() => expect(pay).toHaveBeenCalledWith(payment));
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(outbox.entries()).toEqual([]);
    expect(notices()).toEqual([]);
  }, 30_000);

  it('a request to reserve that the dealer’s server could not take is sent later, and the open form says so without paying or holding the vehicle by itself', async () => {
    const { press, answer, calls, outbox, pay } = await aCheckout();
    press();
    await answer(0, '/api/leads', {}, 500);
    await screen.findAllByText(/It is saved on this device/);
    void outbox.run(['fault']);
    await answer(1, '/api/leads', { lead_id: 1001 });
    await screen.findByText(/Your reference is 1001\./);
    expect(calls).toHaveLength(2);

    press();
    await answer(2, '/api/reservations', { reservation_id: 'R1', payment_url: payment });
    await waitFor(() => expect(pay).toHaveBeenCalledWith(payment));
  }, 30_000);

  it('is sent after the shopper has left, and a notice says that the dealer has it and that nothing was paid', async () => {
    const { press, answer, outbox, router, notices, pay } = await aCheckout();
    press();
    await answer(0, '/api/leads', {}, 500);
    await screen.findAllByText(/It is saved on this device/);
    await act(() => router.navigate('/favourites'));
    expect(notices()[0]).toMatchObject({
      title: 'Your request to reserve the 2022 Toyota Hilux SR5 GUN126R is not sent yet',
      text: expect.stringContaining('Nothing was reserved and nothing was paid.') as string,
    });
    void outbox.run(['fault']);
    await answer(1, '/api/leads', { lead_id: 1001 });
    expect(notices()[0]).toMatchObject({
      title: 'Your request to reserve the 2022 Toyota Hilux SR5 GUN126R was sent',
      text: expect.stringMatching(/^Your reference is 1001\. No deposit was paid with it\./) as string,
    });
    expect(pay).not.toHaveBeenCalled();
  }, 30_000);

  it('a request to reserve that the dealer’s server could not take is another lead with other content, so that the dealer gets both', async () => {
    const { press, answer, calls } = await aCheckout();
    press();
    await answer(0, '/api/leads', {}, 500);
    await screen.findAllByText(/It is saved on this device/);
    fillIn({ Phone: '0400 333 444' });
    press();
    await answer(1, '/api/leads', { lead_id: 1002 });
    await waitFor(() => expect(calls[2]?.path).toBe('/api/reservations'));
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  }, 30_000);
});

describe('a shopper who leaves while the vehicle is being reserved', () => {
  it('a shopper who leaves while the vehicle is being reserved stays on the other page and holds no vehicle, when the request was still being sent', async () => {
    const { press, answer, calls, router, notices, pay } = await aCheckout();
    press();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => router.navigate('/favourites'));
    await answer(0, '/api/leads', { lead_id: 1001 });
    expect(calls).toHaveLength(1);
    expect(pay).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/favourites');
    expect(notices()).toMatchObject([{ status: 'sent' }]);
  }, 30_000);

  it('a shopper who leaves while the vehicle is being reserved stays on the other page, and goes on to the payment when they come back', async () => {
    const { press, answer, calls, router, pay } = await aCheckout();
    press();
    await answer(0, '/api/leads', { lead_id: 1001 });
    await waitFor(() => expect(calls[1]?.path).toBe('/api/reservations'));
    await act(() => router.navigate('/favourites'));
    await answer(1, '/api/reservations', { reservation_id: 'R1', payment_url: payment });
    expect(pay).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/favourites');

    await act(() => router.navigate(address));
    await answer(2, '/api/reservations/R1', { status: 'pending', payment_url: payment });
    fireEvent.click(await screen.findByRole('button', { name: 'Go on to payment' }));
    expect(pay).toHaveBeenCalledWith(payment);
  }, 30_000);

  it('a shopper who leaves while the vehicle is being reserved needs no sign-in on the other page', async () => {
    const { press, answer, calls, router } = await aCheckout();
    press();
    await answer(0, '/api/leads', { lead_id: 1001 });
    await waitFor(() => expect(calls[1]?.path).toBe('/api/reservations'));
    await act(() => router.navigate('/favourites'));
    await answer(1, '/api/reservations', {}, 401);
    expect(router.state.location.pathname).toBe('/favourites');
  }, 30_000);
});
