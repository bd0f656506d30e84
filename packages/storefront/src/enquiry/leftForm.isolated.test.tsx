import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aSite, testNow } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { aStorage } from '../stores/testStorage.ts';
import { useSendLead } from './useSendLead.ts';

type Answer = { kind: 'accepted'; leadId: string } | { kind: 'refused'; message: string };
const server = vi.hoisted(() => ({ answer: undefined as ((answer: Answer) => void) | undefined }));
vi.mock('@dealer/api/leads', async (load) => ({
  ...(await load<typeof import('@dealer/api/leads')>()),
  submitLead: () => new Promise<Answer>((done) => void (server.answer = done)),
}));

afterEach(() => {
  cleanup();
  server.answer = undefined;
});

/** A form that is sent to a slow server; the shopper may close it before the answer. */
const aForm = () => {
  const things = new Map<string, unknown>();
  const local = { storage: aStorage(), prefix: 'dealer:x:' };
  const storefront = {
    site: aSite(),
    local,
    session: { ...local, storage: aStorage() },
    api: {},
    events: { emit: () => undefined },
    stores: { notices: createStore(() => ({ hasLeads: false })) },
    router: { state: { location: { state: null } } },
    now: () => testNow,
    rng: () => 0.5,
    once: <T,>(name: string, make: () => T): T => {
      if (!things.has(name)) things.set(name, make());
      return things.get(name) as T;
    },
  } as unknown as Storefront;
  const onAccepted = vi.fn();
  let send: ReturnType<typeof useSendLead>['send'] | undefined;
  let address = '';
  const Form = () => {
    ({ send } = useSendLead({ kind: 'enquiry', key: 'k1', onAccepted }));
    return null;
  };
  const Address = () => {
    address = useLocation().pathname;
    return null;
  };
  const page = (isOpen: boolean) => (
    <StorefrontProvider value={storefront}>
      <MemoryRouter initialEntries={['/cars/hilux']}>
        <Address />
        {isOpen ? <Form /> : null}
      </MemoryRouter>
    </StorefrontProvider>
  );
  const { rerender } = render(page(true));
  return {
    /** Sends the form; `close` runs before the server answers. */
    answered: async (answer: Answer, close = false): Promise<void> => {
      let sent: Promise<void> | undefined;
      await act(async () => {
        sent = send?.({ category: 'General Enquiry', name: 'Mia', message: 'Are you open?' } as never);
        await vi.waitFor(() => expect(server.answer).toBeDefined(), 10_000);
      });
      if (close) rerender(page(false));
      await act(async () => {
        server.answer?.(answer);
        await sent;
      });
    },
    address: () => address,
    notices: () => openOutbox(storefront).notices(),
    onAccepted,
  };
};

describe('a shopper who closes a form while it is sent', () => {
  it('a shopper who closes a form while it is sent stays on the page, where a notice says that the dealer has the enquiry', async () => {
    const form = aForm();
    await form.answered({ kind: 'accepted', leadId: '1001' }, true);
    expect(form.address()).toBe('/cars/hilux');
    expect(form.notices()).toMatchObject([{ state: { kind: 'accepted', leadId: '1001' } }]);
    expect(form.onAccepted).toHaveBeenCalledTimes(1);
  });

  it('a shopper who closes a form while it is sent learns from a notice that the dealer’s server refused it, and why', async () => {
    const form = aForm();
    await form.answered({ kind: 'refused', message: 'This phone number is not in use.' }, true);
    expect(form.notices()).toMatchObject([{ state: { kind: 'refused', message: 'This phone number is not in use.' } }]);
  });
});

it('a shopper who waits for the answer is thanked by a page of its own, and by no notice', async () => {
  const form = aForm();
  await form.answered({ kind: 'accepted', leadId: '1001' });
  expect(form.address()).toBe('/success');
  expect(form.notices()).toEqual([]);
});
