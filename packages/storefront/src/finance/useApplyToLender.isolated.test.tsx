import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFinanceForm, aSite, aVehicle } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { useApplyToLender } from './useApplyToLender.ts';

const lender = vi.hoisted(() => ({ answer: (): void => undefined }));
vi.mock('@dealer/api/finance', async (load) => ({
  ...(await load<typeof import('@dealer/api/finance')>()),
  createCustomer: () =>
    new Promise((done) => {
      lender.answer = () => done({ kind: 'redirect', url: '#lender' });
    }),
}));
vi.mock('../outbox/openOutbox.ts', () => ({
  openOutbox: () => ({
    submit: async (_lead: unknown, report: (outcome: unknown, key: string) => Promise<unknown>) =>
      report({ kind: 'accepted', leadId: '1001' }, 'k1-lead'),
    forget: async () => undefined,
    hideNotice: () => () => undefined,
  }),
}));

const form = aFinanceForm();

afterEach(() => {
  cleanup();
  location.hash = '';
});

const anApplication = () => {
  const onDone = vi.fn();
  const hook = renderHook(
    () =>
      useApplyToLender({
        vehicle: aVehicle(),
        title: '2022 Toyota Hilux',
        key: 'k1',
        context: () => ({ pageId: 'p1', url: '', userAgent: '', visitedPages: [], linkedQueryParams: {} }),
        check: { addTo: async (payload: unknown) => payload, reset: () => undefined } as never,
        isLastStep: true,
        onDone,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <StorefrontProvider value={{ site: aSite() } as unknown as Storefront}>{children}</StorefrontProvider>
      ),
    },
  );
  return { ...hook, onDone };
};

describe('a finance application', () => {
  it('a finance application can go on to the lender again when the shopper comes back from there', async () => {
    const { result } = anApplication();
    await act(async () => {
      const sent = result.current.apply(form);
      await new Promise((done) => setTimeout(done, 20));
      lender.answer();
      await sent;
    });
    expect(location.hash).toBe('#lender');
    expect(result.current.application.isLeaving).toBe(true);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(result.current.application).toEqual({ leadId: '1001' });
  });

  it('a finance application takes nobody to the lender who has closed it meanwhile, and is not finished', async () => {
    const { result, unmount, onDone } = anApplication();
    let sent: Promise<void> | undefined;
    await act(async () => {
      sent = result.current.apply(form);
      await new Promise((done) => setTimeout(done, 20));
    });
    unmount();
    await act(async () => {
      lender.answer();
      await sent;
    });
    expect(location.hash).toBe('');
    expect(onDone).not.toHaveBeenCalled();
  });
});
