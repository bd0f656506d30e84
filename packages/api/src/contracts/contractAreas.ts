import * as analytics from '../analytics/analyticsContract.ts';
import * as auth from '../auth/authContract.ts';
import * as cars from '../cars/carsContract.ts';
import type { ContractArea } from '../contract/index.ts';
import * as finance from '../finance/financeContract.ts';
import * as leads from '../leads/leadsContract.ts';
import * as maps from '../maps/mapsContract.ts';
import * as payments from '../payments/paymentsContract.ts';
import * as phone from '../phone/phoneContract.ts';
import * as reservations from '../reservations/reservationsContract.ts';
import * as reviews from '../reviews/reviewsContract.ts';
import * as session from '../session/sessionContract.ts';
import * as site from '../site/siteContract.ts';
import * as testDrive from '../test-drive/testDriveContract.ts';
import * as tradeIn from '../trade-in/tradeInContract.ts';
import * as vehicle from '../vehicle/vehicleContract.ts';
import * as watchlist from '../watchlist/watchlistContract.ts';
import { areaOf } from './areaOf.ts';

/**
 * All contracts between website and backend, by area, for `docs/contracts`, tests and mocks. Pages must not import it. A
 * test fails if an `<area>Contract.ts` is missing here.
 */
export const contractAreas: readonly ContractArea[] = [
  areaOf({ name: 'site', title: 'The site', text: 'What a page loads before it renders.' }, site),
  areaOf({ name: 'leads', title: 'Leads', text: 'What visitors send to the dealer.' }, leads),
  areaOf(
    {
      name: 'vehicles',
      title: 'Vehicles',
      text: 'What the backend adds to a vehicle. The vehicle itself comes from the search index.',
    },
    vehicle,
    cars,
    phone,
    session,
  ),
  areaOf(
    { name: 'test-drives', title: 'Test drives', text: 'When a vehicle can be driven. The booking itself is a lead.' },
    testDrive,
  ),
  areaOf(
    {
      name: 'finance',
      title: 'Finance',
      text: 'The external lender of sites that have one (finance.liveQuotes). Finance enquiries are leads.',
    },
    finance,
  ),
  areaOf(
    {
      name: 'trade-in',
      title: 'Trade-in',
      text: 'Identifies and values a visitor’s own car. Their details and the acceptance of an offer are leads.',
    },
    tradeIn,
  ),
  areaOf(
    {
      name: 'reservations',
      title: 'Reservations',
      text: 'Reserves a vehicle with a deposit. It is paid on an external payment page; only the server’s response confirms a payment.',
    },
    reservations,
  ),
  areaOf(
    { name: 'payments', title: 'Payments and prizes', text: 'Online payments to the dealer, and the prize wheel.' },
    payments,
  ),
  areaOf(
    {
      name: 'sign-in',
      title: 'Sign-in',
      text: 'Sign-in by SMS code: an auth service with the API of Supabase Auth, and the website’s own endpoints. [deploy.md](../deploy.md#sign-in) describes how to set up a real service, from the gateway to the table of verifications.',
    },
    auth,
  ),
  areaOf(
    {
      name: 'watchlist',
      title: 'Watchlist and garage',
      text: 'What the backend stores about a person. Every call has their token.',
    },
    watchlist,
  ),
  areaOf(
    {
      name: 'reviews',
      title: 'Reviews',
      text: 'The rating from a service. The reviews themselves are values of the site.',
    },
    reviews,
  ),
  areaOf({ name: 'maps', title: 'Maps', text: 'The maps service of sites that have one.' }, maps),
  areaOf({ name: 'analytics-sink', title: 'Analytics sink', text: 'Receives the events of a site.' }, analytics),
];
