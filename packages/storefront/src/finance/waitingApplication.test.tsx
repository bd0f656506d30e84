import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFinanceForm, aSite, aVehicle, testNow } from '@dealer/core/testing';
import { createStorefront } from '../boot/createStorefront.ts';
import { StorefrontProvider } from '../boot/storefront.ts';
import { createFormCheck } from '../enquiry/createFormCheck.ts';
import { openOutbox } from '../outbox/openOutbox.ts';
import { aStorage } from '../stores/testStorage.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { useApplyToLender } from './useApplyToLender.ts';

const form = aFinanceForm();
const lenderPage = 'https://lender.example.com/apply/7';

/** A finance application whose lead the dealer's server could not take. `leads`: what it answers after that. */
const aWaitingApplication = async (leads: () => Response, customer = { redirectUrl: lenderPage } as object) => {
  const paths: string[] = [];
  const storefront = createStorefront({
    template: { ...aTemplate, pages: { home: [] } },
    site: aSite({ services: { redirects: { allowedHosts: ['lender.example.com'] } } }),
    services: {
      fetch: async (input, init) => {
        const { pathname } = new URL(new Request(input instanceof URL ? input.href : input, init).url);
        paths.push(pathname);
        if (pathname !== '/api/leads') return Response.json(customer);
        return paths.length === 1 ? new Response('', { status: 500 }) : leads();
      },
    },
    now: () => testNow,
    rng: () => 0.5,
    storage: { local: aStorage(), session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/'] }),
  });
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const onDone = vi.fn();
  const hook = renderHook(
    ({ isLastStep }) =>
      useApplyToLender({
        vehicle: aVehicle(),
        title: '2022 Toyota Hilux',
        key: 'k1',
        context: () => ({ pageId: 'p1', url: '', userAgent: '', visitedPages: [], linkedQueryParams: {} }),
        check: createFormCheck(() => testNow),
        isLastStep,
        onDone,
      }),
    {
      initialProps: { isLastStep: true },
      wrapper: ({ children }: { children: ReactNode }) => (
        <StorefrontProvider value={storefront}>{children}</StorefrontProvider>
      ),
    },
  );
  await act(() => hook.result.current.apply(form));
  expect(hook.result.current.application).toMatchObject({ waiting: { because: 'fault' } });
  const outbox = openOutbox(storefront);
  return {
    ...hook,
    paths,
    assign,
    onDone,
    notices: () => outbox.notices(),
    sendWaitingLead: () =>
      act(async () => {
        await outbox.run(['fault']);
        await new Promise((done) => setTimeout(done, 50));
      }),
  };
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a finance enquiry that is sent later, while its dialog is open', () => {
  it('a finance enquiry that is sent later goes on to the lender', async () => {
    const { sendWaitingLead, assign, onDone, notices, result } = await aWaitingApplication(() =>
      Response.json({ lead_id: 1001 }),
    );
    await sendWaitingLead();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(lenderPage));
    expect(result.current.application).toMatchObject({ leadId: '1001', isLeaving: true });
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(notices()).toEqual([]);
  });

  it('a finance enquiry that is sent later shows its reference where the lender cannot be reached, also after the notice would have gone', async () => {
    const { sendWaitingLead, assign, result } = await aWaitingApplication(() => Response.json({ lead_id: 1001 }), {
      error: 'The lender does not answer.',
    });
    await sendWaitingLead();
    await act(() => new Promise((done) => setTimeout(done, 1_200)));
    expect(result.current.application).toMatchObject({ leadId: '1001', failure: expect.any(String) as string });
    expect(assign).not.toHaveBeenCalled();
  });

  it('a finance enquiry that is sent later shows why the dealer’s server refused it', async () => {
    const { sendWaitingLead, result } = await aWaitingApplication(() =>
      Response.json({ error: 'This phone number is not in use.' }, { status: 422 }),
    );
    await sendWaitingLead();
    expect(result.current.application).toMatchObject({ reason: 'This phone number is not in use.' });
    expect(result.current.application.waiting).toBeUndefined();
  });

  it('a finance enquiry that is sent later takes nobody to the lender who is changing an answer, and a notice confirms it', async () => {
    const { sendWaitingLead, rerender, assign, paths, notices } = await aWaitingApplication(() =>
      Response.json({ lead_id: 1001 }),
    );
    rerender({ isLastStep: false });
    await sendWaitingLead();
    expect(paths).toEqual(['/api/leads', '/api/leads']);
    expect(assign).not.toHaveBeenCalled();
    expect(notices()).toMatchObject([{ state: { kind: 'accepted' } }]);
  });
});
