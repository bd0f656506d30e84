import type { FaultGroup } from '../scenario/scenario.ts';

/** What to try on a journey, what breaks it, and what must hold whatever breaks. */
export type Charter = {
  title: string;
  /** Where it starts, below the base path. */
  page: string;
  attempt: readonly string[];
  broken: readonly FaultGroup[];
  holds: readonly string[];
};

export const charters: readonly Charter[] = [
  {
    title: 'Find a vehicle',
    page: 'search',
    attempt: [
      'Filter, sort, page; go Back, Forward and reload.',
      'Open a card in a new tab. Search for a misspelt make.',
    ],
    broken: ['search', 'network'],
    holds: ['Address, filters and list always agree.', 'A search that fails offers to retry and removes no filter.'],
  },
  {
    title: 'Read a vehicle’s page and enquire',
    page: 'search',
    attempt: ['Gallery, finance, phone number, map, print.', 'Fill in a form, leave, come back, send it twice.'],
    broken: ['leads', 'views', 'phone', 'session', 'testDrive', 'network'],
    holds: ['What is typed is never lost.', 'One enquiry is recorded once.', 'The price is always visible.'],
  },
  {
    title: 'Reserve',
    page: 'search',
    attempt: [
      'Reserve a used vehicle and pay; decline; pay late; leave without paying.',
      'Act as a second visitor meanwhile.',
    ],
    broken: ['reserve', 'reservation', 'payment', 'paymentState'],
    holds: [
      'Nothing is paid twice, and nobody pays for a vehicle that is gone.',
      'A hold ends after 48 hours: move the clock.',
    ],
  },
  {
    title: 'Sign in and watch',
    page: 'sign-in',
    attempt: ['A new number, a known one, a wrong code, an old code.', 'Two tabs; sign out in one of them.'],
    broken: ['signInLimit', 'smsCode', 'codeCheck', 'token', 'renewal', 'details', 'watchlist', 'garage'],
    holds: ['A refused call never signs anybody out by itself.', 'Saved vehicles survive signing in and out.'],
  },
  {
    title: 'Trade in',
    page: 'trade-in',
    attempt: ['TRADE1, TRADE2, OLDCAR and NOCAR1.', 'More than 100,000 km; then Back.'],
    broken: ['rego', 'valuation', 'savedValuation'],
    holds: ['Without an estimate the form still reaches the dealer.'],
  },
  {
    title: 'Finance',
    page: 'finance',
    attempt: ['Change deposit and term.', 'Apply, and continue at the lender.'],
    broken: ['quote', 'customer'],
    holds: ['No rate without its comparison rate.', 'No page leads to a host that the site does not allow.'],
  },
  {
    title: 'Hours, offers and dates',
    page: 'contact-us',
    attempt: ['Set the clock to Christmas Eve, to the end of daylight saving and to 29 February.'],
    broken: ['site', 'api'],
    holds: ['Each yard’s hours follow its own time zone.', 'An offer that is over is gone.'],
  },
];
