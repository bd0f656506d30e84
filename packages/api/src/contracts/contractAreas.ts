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
 * Every contract of the website with its backend, area by area. No page may import it: it is for `docs/contracts`, tests and mocks. Each
 * `<area>Contract.ts` is named here once; a test says which one is not.
 */
export const contractAreas: readonly ContractArea[] = [
  areaOf({ name: 'site', title: 'The site', text: 'What a page asks before it is a page.' }, site),
  areaOf({ name: 'leads', title: 'Leads', text: 'What visitors send to the dealer.' }, leads),
  areaOf(
    {
      name: 'vehicles',
      title: 'Vehicles',
      text: 'What the backend adds to a vehicle that the search knows. The vehicle itself is read from the search’s index.',
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
      text: 'The outside lender, where a site has one (finance.liveQuotes). Finance leads themselves are leads.',
    },
    finance,
  ),
  areaOf(
    {
      name: 'trade-in',
      title: 'Trade-in',
      text: 'What a visitor’s own car is, and what it is worth. Their details and the taking of an offer are leads.',
    },
    tradeIn,
  ),
  areaOf(
    {
      name: 'reservations',
      title: 'Reservations',
      text: 'Holding a vehicle by a deposit. It is paid at a payment page elsewhere; the server’s answer alone says what was done.',
    },
    reservations,
  ),
  areaOf(
    { name: 'payments', title: 'Payments and prizes', text: 'Paying the dealer online, and the prize wheel.' },
    payments,
  ),
  areaOf(
    {
      name: 'sign-in',
      title: 'Sign-in',
      text: 'By SMS code, at an auth service that speaks Supabase Auth’s API, and the website’s own part of it. What a real service needs, from the gateway to the table of verifications, is in [deploy.md](../deploy.md#sign-in).',
    },
    auth,
  ),
  areaOf(
    {
      name: 'watchlist',
      title: 'Watchlist and garage',
      text: 'What the backend keeps about a person. Every call carries their token.',
    },
    watchlist,
  ),
  areaOf(
    {
      name: 'reviews',
      title: 'Reviews',
      text: 'Reviews are part of the site’s values; a rating may come from a service.',
    },
    reviews,
  ),
  areaOf({ name: 'maps', title: 'Maps', text: 'The maps service, where a site has one.' }, maps),
  areaOf({ name: 'analytics-sink', title: 'Analytics sink', text: 'Where a site wants its events posted.' }, analytics),
];
