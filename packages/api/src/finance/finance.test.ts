import { createCustomerBody, financeLeadPayload, providerOfferData } from '@dealer/core/enquiry';
import { quoteRequest } from '@dealer/core/finance';
import { aLeadContext, aFinanceForm, aSite, aVehicle } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { createCustomer, fetchQuote } from './index.ts';

describe('fetchQuote', () => {
  it('fetchQuote sends the request of a vehicle page and returns the quote', async () => {
    const { http, requests } = serving(() =>
      Response.json({ weeklyRepaymentAmount: 187.2, advertisedRate: 7.49, comparisonRate: 8.38, lender: 'ignored' }),
    );
    await expect(fetchQuote(http, quoteRequest(aVehicle({ nvic: 'N1' })))).resolves.toEqual({
      kind: 'quote',
      quote: { weeklyRepaymentAmount: 187.2, advertisedRate: 7.49, comparisonRate: 8.38 },
    });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/youx/quote');
    await expect(requests[0]?.json()).resolves.toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 45_990,
      loanTerm: 5,
      year: 2022,
      vin: 'MR0EXAMPLE0001042',
      nvic: 'N1',
    });
  });

  it('fetchQuote omits a rate that is null', async () => {
    await expect(
      fetchQuote(
        serving(() => Response.json({ weeklyRepaymentAmount: 100, advertisedRate: null })).http,
        quoteRequest(aVehicle()),
      ),
    ).resolves.toEqual({ kind: 'quote', quote: { weeklyRepaymentAmount: 100 } });
  });

  it.each([
    [
      'an error in a good answer',
      () => Response.json({ error: 'No lender for this year' }),
      { message: 'No lender for this year' },
    ],
    [
      'a refusal with a message',
      () => Response.json({ error: 'Unknown NVIC' }, { status: 422 }),
      { message: 'Unknown NVIC' },
    ],
    ['a server error', () => new Response('', { status: 503 }), {}],
    ['an HTML page', () => new Response('<html>'), {}],
    ['a repayment of 0', () => Response.json({ weeklyRepaymentAmount: 0 }), {}],
    ['a repayment as text', () => Response.json({ weeklyRepaymentAmount: '$187' }), {}],
    ['a rate below zero', () => Response.json({ weeklyRepaymentAmount: 187, advertisedRate: -1 }), {}],
    ['no network', () => Promise.reject(new TypeError('offline')), {}],
  ])('fails: %s', async (_, respond, message) => {
    await expect(fetchQuote(serving(respond as () => Response).http, quoteRequest(aVehicle()))).resolves.toEqual({
      kind: 'failed',
      isAborted: false,
      ...message,
    });
  });

  it('fetchQuote reports a finance quote whose call was aborted', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(
      fetchQuote(
        serving(() => Promise.reject(new DOMException('stopped', 'AbortError'))).http,
        quoteRequest(aVehicle()),
        { signal: stop.signal },
      ),
    ).resolves.toEqual({ kind: 'failed', isAborted: true });
  });
});

describe('createCustomer', () => {
  const site = aSite({ services: { redirects: { allowedHosts: ['apply.lender.example'] } } });
  const form = aFinanceForm();
  const context = aLeadContext();
  const body = createCustomerBody(
    providerOfferData({ form, vehicle: aVehicle(), site }),
    financeLeadPayload({ form, vehicle: aVehicle(), site, context, wording: 'quote' }),
  );
  const press = (respond: () => Response | Promise<Response>) => {
    const { http, requests } = serving(respond);
    return { requests, answer: createCustomer(http, body, { site, idempotencyKey: 'key-1' }) };
  };

  it('createCustomer sends the lender’s data with the lead and returns the redirect URL', async () => {
    const { requests, answer } = press(() => Response.json({ redirectUrl: 'https://apply.lender.example/start?id=7' }));
    await expect(answer).resolves.toEqual({ kind: 'redirect', url: 'https://apply.lender.example/start?id=7' });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/youx/create-customer');
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
    await expect(requests[0]?.json()).resolves.toMatchObject({
      data: { phoneNumber: '+61412345678', postCode: '4000' },
      additionalData: { category: 'Finance Enquiry', purchasePrice: 45_990 },
    });
  });

  it.each([
    ['the service’s own error', () => Response.json({ error: 'Age below 18' }), 'Age below 18'],
    ['an error without a message', () => Response.json({ error: true }), 'Failed to create customer with YouX'],
    ['a refusal with a message', () => Response.json({ error: 'Vehicle too old' }, { status: 422 }), 'Vehicle too old'],
    ['a refusal without a message', () => new Response('', { status: 500 }), 'Failed to create customer with YouX'],
    ['no URL', () => Response.json({}), 'Failed to create customer or no redirect URL received.'],
    [
      'a foreign address',
      () => Response.json({ redirectUrl: 'https://evil.example/' }),
      'Failed to create customer or no redirect URL received.',
    ],
    [
      'an address that runs code',
      () => Response.json({ redirectUrl: 'javascript:alert(1)' }),
      'Failed to create customer or no redirect URL received.',
    ],
    ['an HTML page', () => new Response('<html>'), 'Failed to create YouX customer'],
    ['no network', () => Promise.reject(new TypeError('offline')), 'Failed to create YouX customer'],
  ])('createCustomer reports the error: %s', async (_, respond, message) => {
    await expect(press(respond as () => Response).answer).resolves.toEqual({ kind: 'failed', message });
  });
});
