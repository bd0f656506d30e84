import { createCustomerBody, financeLeadPayload, providerOfferData } from '@dealer/core/enquiry';
import { quoteRequest } from '@dealer/core/finance';
import { aLeadContext, aFinanceForm, aSite, aVehicle } from '@dealer/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContactExists } from '../auth/checkContactExists.ts';
import { checkSignInLimit } from '../auth/checkSignInLimit.ts';
import { recordVerification } from '../auth/recordVerification.ts';
import { recordCarView } from '../cars/index.ts';
import { contractAreas } from '../contracts/index.ts';
import { createCustomer, fetchQuote } from '../finance/index.ts';
import { createHttp, type Http } from '../http/http.ts';
import { submitLead } from '../leads/index.ts';
import { geocodePostcode } from '../maps/index.ts';
import { createPayment, fetchPayment, spin } from '../payments/index.ts';
import { recordPhoneReveal } from '../phone/index.ts';
import { createReservation, fetchReservation } from '../reservations/index.ts';
import { fetchSnap21Rating } from '../reviews/index.ts';
import { fetchWebsiteSession } from '../session/index.ts';
import { fetchContent, fetchOwnPage, fetchSite } from '../site/index.ts';
import { fetchTestDriveTimes } from '../test-drive/index.ts';
import { fetchValuation, lookupRego, saveValuation } from '../trade-in/index.ts';
import {
  fetchAutoGauge,
  fetchCarAnalysis,
  fetchCarDisclaimer,
  fetchSalesThisMonth,
  fetchCarPdf,
  fetchCars,
  fetchDeliveryPrice,
  fetchSimilarIds,
} from '../vehicle/index.ts';
import { changeWatchlist, fetchGarage, fetchWatchlist } from '../watchlist/index.ts';

/** The simulated failures. */
const faults = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  timeout: 'never',
  aborted: 'never',
  refused: () => Response.json({ error: 'No, and here is why.' }, { status: 422 }),
  signedOut: () => Response.json({ error: 'Please sign in.' }, { status: 401 }),
  missing: () => new Response('<h1>Not found</h1>', { status: 404 }),
  busy: () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
  down: () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  text: () => new Response('<!doctype html>'),
  empty: () => new Response(''),
  shape: () => Response.json(7),
} as const satisfies Record<string, 'never' | (() => Response | Promise<Response>)>;

type Fault = keyof typeof faults;

type Row = {
  call: (http: Http, signal: AbortSignal, doFetch: typeof fetch) => Promise<unknown>;
  /** The outcome of failures that are not in `except`. */
  default: unknown;
  except?: Partial<Record<Fault, unknown>>;
  /** The call cannot be aborted. */
  ignoresAbort?: true;
};

const site = aSite({
  services: {
    redirects: { allowedHosts: ['apply.lender.example'] },
    maps: { key: 'k', imageUrl: 'https://maps.example/' },
  },
});
const form = aFinanceForm();
const context = aLeadContext();
const customer = createCustomerBody(
  providerOfferData({ form, vehicle: aVehicle(), site }),
  financeLeadPayload({ form, vehicle: aVehicle(), site, context, wording: 'quote' }),
);
const reservation = { carId: 7, leadId: '1', processor: 'hosted', returnUrl: 'https://dealer.example/' };

/** A function that returns the result of `http`. */
const unchanged: Pick<Row, 'default' | 'except'> = {
  default: { kind: 'failed', reason: 'malformed', status: 200 },
  except: {
    offline: { kind: 'failed', reason: 'offline' },
    timeout: { kind: 'failed', reason: 'timeout' },
    aborted: { kind: 'failed', reason: 'aborted' },
    refused: { kind: 'failed', reason: 'status', status: 422, message: 'No, and here is why.' },
    signedOut: { kind: 'failed', reason: 'status', status: 401, message: 'Please sign in.' },
    missing: { kind: 'failed', reason: 'status', status: 404 },
    busy: { kind: 'failed', reason: 'status', status: 429, retryAfter: '30' },
    down: { kind: 'failed', reason: 'status', status: 502 },
  },
};
/** A function that returns the result of `http` and accepts any body. */
const unread = (value: unknown): Pick<Row, 'default' | 'except'> => ({
  default: value,
  except: {
    ...unchanged.except,
    text: { kind: 'ok', value: undefined, status: 200 },
    empty: { kind: 'ok', value: undefined, status: 200 },
    shape: { kind: 'ok', value: 7, status: 200 },
  },
});
const nobodyKnows = { kind: 'failed', because: 'fault' };
const noConnection = { kind: 'failed', because: 'offline' };
/** What is said of the state of a reservation or payment. */
const stateFaults = {
  offline: noConnection,
  timeout: noConnection,
  aborted: { kind: 'failed', because: 'aborted' },
  signedOut: { kind: 'unauthorised' },
  missing: { kind: 'unknown' },
};

const table: Record<string, Row> = {
  'Get the site': {
    call: (http) => fetchSite(http, 'a-site'),
    default: { kind: 'failed', reason: 'notJson' },
    except: { ...unchanged.except, missing: { kind: 'unknown', slug: 'a-site' } },
    ignoresAbort: true,
  },
  'Get a content file of the site': {
    call: (http, signal) => fetchContent(http, { name: 'offers', slug: 'a-site', signal }),
    default: unchanged.default,
    except: { ...unchanged.except, missing: { kind: 'unknown' } },
  },
  'Get a custom page of the site': {
    call: (http, signal) => fetchOwnPage(http, { path: '/why-us', slug: 'a-site', signal }),
    default: unchanged.default,
    except: { ...unchanged.except, missing: { kind: 'unknown' } },
  },
  'Send a lead': {
    call: (http, signal) => submitLead(http, { name: 'Ana' }, { idempotencyKey: 'k', signal }),
    default: { kind: 'retry', because: 'fault', message: 'An unexpected error occured' },
    except: {
      offline: { kind: 'retry', because: 'offline', message: 'An unexpected error occured' },
      timeout: { kind: 'retry', because: 'offline', message: 'An unexpected error occured' },
      aborted: { kind: 'retry', because: 'offline', message: 'An unexpected error occured' },
      refused: { kind: 'refused', message: 'No, and here is why.' },
      signedOut: { kind: 'refused', message: 'Please sign in.' },
      missing: { kind: 'refused', message: 'An error occurred when submitting this form' },
      busy: {
        kind: 'retry',
        because: 'busy',
        message: 'An unexpected error occured',
        retryAfterMs: 30_000,
      },
      down: { kind: 'retry', because: 'fault', message: 'An error occurred when submitting this form' },
    },
  },
  'Record a view of a vehicle': {
    call: (http, signal) => recordCarView(http, { slug: 's', photosCount: 1, websiteId: 1, signal }),
    default: undefined,
  },
  'Record a phone reveal': {
    call: (http) => recordPhoneReveal(http, { car_id: 7 }),
    default: false,
    except: { text: true, empty: true, shape: true },
    ignoresAbort: true,
  },
  'Get the free times of a day': {
    call: (http, signal) => fetchTestDriveTimes(http, { carId: 7, date: '2026-04-01', signal }),
    default: { kind: 'failed' },
  },
  'Get the price comparison': {
    call: (http, signal) => fetchAutoGauge(http, { slug: 's', signal }),
    ...unread(undefined),
  },
  'Get the ids of similar vehicles': {
    call: (http, signal) => fetchSimilarIds(http, { slug: 's', signal }),
    ...unchanged,
  },
  'Get a vehicle’s sheet': {
    call: (_, signal, doFetch) => fetchCarPdf({ baseUrl: '', slug: 's', fetch: doFetch, signal }),
    default: undefined,
  },
  'Get a vehicle’s finance disclaimers': {
    call: (http, signal) => fetchCarDisclaimer(http, { id: 7, signal }),
    default: undefined,
  },
  'Get the sales of the month': {
    call: (http, signal) => fetchSalesThisMonth(http, { signal }),
    default: undefined,
  },
  'Get a vehicle’s analysis': {
    call: (_, signal, doFetch) => fetchCarAnalysis({ baseUrl: '', slug: 's', fetch: doFetch, signal }),
    default: undefined,
  },
  'Get the website session': {
    call: (http, signal) => fetchWebsiteSession(http, { websiteId: 201, signal }),
    default: undefined,
  },
  'Get a few vehicles by a filter': {
    call: (http, signal) => fetchCars(http, { searchFilters: 'a = 1', limit: 3, signal }),
    ...unchanged,
  },
  'Get the price of delivery': {
    call: (http, signal) => fetchDeliveryPrice(http, { postcode: '4000', signal }),
    default: undefined,
  },
  'Get a dealer’s rating': {
    call: (http, signal) => fetchSnap21Rating(http, { orgId: 'o', signal }),
    default: undefined,
  },
  'Find a postcode on the map': {
    call: (http, signal) => geocodePostcode(http, { site, postcode: '4000', signal }),
    default: { kind: 'failed' },
    except: {
      text: { kind: 'unknown', message: 'Invalid postcode' },
      empty: { kind: 'unknown', message: 'Invalid postcode' },
      shape: { kind: 'unknown', message: 'Invalid postcode' },
    },
  },
  'Get a quote from the external lender': {
    call: (http, signal) => fetchQuote(http, quoteRequest(aVehicle()), { signal }),
    default: { kind: 'failed', isAborted: false },
    except: {
      aborted: { kind: 'failed', isAborted: true },
      refused: { kind: 'failed', isAborted: false, message: 'No, and here is why.' },
      signedOut: { kind: 'failed', isAborted: false, message: 'Please sign in.' },
    },
  },
  'Register a buyer at the external lender': {
    call: (http, signal) => createCustomer(http, customer, { site, idempotencyKey: 'k', signal }),
    default: { kind: 'failed', message: 'Failed to create YouX customer' },
    except: {
      refused: { kind: 'failed', message: 'No, and here is why.' },
      signedOut: { kind: 'failed', message: 'Please sign in.' },
      missing: { kind: 'failed', message: 'Failed to create customer with YouX' },
      busy: { kind: 'failed', message: 'Failed to create customer with YouX' },
      down: { kind: 'failed', message: 'Failed to create customer with YouX' },
    },
  },
  'Look up a plate': {
    call: (http, signal) => lookupRego(http, { rego: '123ABC' }, { signal }),
    default: { kind: 'none', trouble: { kind: 'fault' } },
    except: {
      offline: { kind: 'none', trouble: { kind: 'offline' } },
      timeout: { kind: 'none', trouble: { kind: 'slow' } },
      aborted: { kind: 'aborted' },
      refused: { kind: 'none', trouble: { kind: 'refused', message: 'No, and here is why.' } },
      signedOut: { kind: 'none', trouble: { kind: 'refused', message: 'Please sign in.' } },
      missing: { kind: 'none', trouble: { kind: 'notFound' } },
    },
  },
  'Value a car': {
    call: async (http, signal) => (await fetchValuation(http, { id: 'v', answers: {}, signal })).valuation,
    default: { kind: 'failed' },
    except: {
      refused: { kind: 'failed', message: 'No, and here is why.' },
      signedOut: { kind: 'failed', message: 'Please sign in.' },
    },
  },
  'Store a valuation': {
    call: (http) => saveValuation(http, { id: 'v' }),
    default: false,
    except: { text: true, empty: true, shape: true },
    ignoresAbort: true,
  },
  'Reserve a vehicle': {
    call: (http) => createReservation(http, reservation, { key: 'k' }),
    default: nobodyKnows,
    except: { offline: noConnection, timeout: noConnection, signedOut: { kind: 'unauthorised' } },
    ignoresAbort: true,
  },
  'Get the state of a reservation': {
    call: (http, signal) => fetchReservation(http, 'r', { key: 'k', signal }),
    default: nobodyKnows,
    except: stateFaults,
  },
  'Start a payment': {
    call: (http) =>
      createPayment(
        http,
        { reference: 'r', amount: 1, purpose: 'p', processor: 'hosted', returnUrl: 'https://dealer.example/' },
        { key: 'k' },
      ),
    default: nobodyKnows,
    except: {
      offline: noConnection,
      timeout: noConnection,
      signedOut: { kind: 'unauthorised' },
      refused: { kind: 'refused', message: 'No, and here is why.' },
    },
    ignoresAbort: true,
  },
  'Get the state of a payment': {
    call: (http, signal) => fetchPayment(http, 'p', { key: 'k', signal }),
    default: nobodyKnows,
    except: stateFaults,
  },
  'Get the prize': {
    call: (http, signal) => spin(http, 'look', ['A'], { key: 'k', signal }),
    default: { kind: 'failed' },
    except: { signedOut: { kind: 'unauthorised' } },
  },
  'Draw a prize': {
    call: (http, signal) => spin(http, 'draw', ['A'], { key: 'k', signal }),
    default: { kind: 'failed' },
    except: { signedOut: { kind: 'unauthorised' } },
  },
  'Save a vehicle': {
    call: (http) => changeWatchlist(http, 'save', { phone_number: '1', car_id: 7 }, { bearer: 't' }),
    ...unread(undefined),
    ignoresAbort: true,
  },
  'Remove a saved vehicle': {
    call: (http) => changeWatchlist(http, 'remove', { phone_number: '1', car_id: 7 }, { bearer: 't' }),
    ...unread(undefined),
    ignoresAbort: true,
  },
  'Get the watchlist': { call: (http) => fetchWatchlist(http, { bearer: 't' }), ...unchanged, ignoresAbort: true },
  'Get the garage': { call: (http) => fetchGarage(http, { bearer: 't' }), ...unchanged, ignoresAbort: true },
  'Check the limit of codes': {
    call: (http) => checkSignInLimit(http, { phone: '1', timeoutMs: 15_000 }),
    default: 'limited',
    except: { offline: 'unreachable', timeout: 'unreachable', text: 'free', empty: 'free', shape: 'free' },
    ignoresAbort: true,
  },
  'Look up a contact': { call: (http) => checkContactExists(http, '1'), default: undefined, ignoresAbort: true },
  'Record a verification': {
    call: (http) =>
      recordVerification(http, { website_slug: 's', verification_type: 'sms' }, { anonKey: 'k', bearer: 'k' }),
    default: undefined,
    ignoresAbort: true,
  },
};

const respond = async (fault: Fault, signal: AbortSignal | null | undefined): Promise<Response> => {
  const answer = faults[fault];
  if (answer !== 'never') return answer();
  return new Promise<never>((_, reject) => {
    const stop = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
};

const contracts = contractAreas.flatMap((area) => area.contracts);
let timeouts: number[] = [];

beforeEach(() => {
  timeouts = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Records the timeouts and shortens them to 20 ms.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(new DOMException('too long', 'TimeoutError')), 20);
    return timeout.signal;
  });
});
afterEach(() => vi.restoreAllMocks());

const outcome = async ({ call }: Row, fault: Fault): Promise<unknown> => {
  const stop = new AbortController();
  const doFetch: typeof fetch = (_, init) => respond(fault, init?.signal);
  const result = call(createHttp({ baseUrl: 'https://dealer.example', fetch: doFetch }), stop.signal, doFetch);
  if (fault === 'aborted') setTimeout(() => stop.abort());
  return result;
};

describe.each(Object.entries(table))('%s', (name, row) => {
  it.each(Object.keys(faults) as Fault[])('%s', async (fault) => {
    if (fault === 'aborted' && row.ignoresAbort) return;
    expect(await outcome(row, fault)).toEqual(row.except && fault in row.except ? row.except[fault] : row.default);
  });

  it('has the timeout of its contract', async () => {
    await outcome(row, 'timeout');
    expect(timeouts[0]).toBe(contracts.find((contract) => contract.name === name)?.timeoutMs ?? 15_000);
  });
});

it('faults are tested for every contract, except those of the auth library and the analytics beacon', () => {
  const others = contracts
    .filter(({ by }) => by.startsWith('createAuthClient') || by === 'sendBeacon')
    .map(({ name }) => name);
  expect([...Object.keys(table), ...others].sort()).toEqual(contracts.map(({ name }) => name).sort());
});
