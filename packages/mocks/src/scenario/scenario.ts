/** What a fault touches: the calls of one part of the backend. */
export type FaultGroup =
  | 'search'
  | 'leads'
  | 'site'
  | 'api'
  | 'views'
  | 'session'
  | 'phone'
  | 'testDrive'
  | 'rego'
  | 'valuation'
  | 'keptValuation'
  | 'quote'
  | 'customer'
  | 'signInLimit'
  | 'smsCode'
  | 'codeCheck'
  | 'token'
  | 'renewal'
  | 'details'
  | 'watchlist'
  | 'garage'
  | 'reserve'
  | 'reservation'
  | 'payment'
  | 'paymentState'
  | 'spin';

/** How a scenario spoils the answer. `slow` only waits. */
export type FaultEffect =
  | {
      kind: 'status';
      status: number;
      error?: string /** The pause that is asked for, in seconds. */;
      retryAfter?: number;
    }
  | { kind: 'offline' }
  /** The backend does what it is asked for, and its answer is lost. */
  | { kind: 'dropped' }
  /** The backend does nothing and answers this. */
  | { kind: 'answer'; body: unknown }
  | { kind: 'malformed' }
  | { kind: 'malformedHits' }
  | { kind: 'slow'; delayMs: number };

type ScenarioRow = { group: FaultGroup; effect: FaultEffect; says: string };

/** The faults that a tester can ask for by name, `?scenario=<name>`. */
export const scenarios = {
  'search-down': { group: 'search', effect: { kind: 'offline' }, says: 'The search server cannot be reached.' },
  'search-error': {
    group: 'search',
    effect: { kind: 'status', status: 503, error: 'The search server is being restarted.' },
    says: 'The search server answers 503.',
  },
  'search-slow': {
    group: 'search',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Each search takes 3 seconds (or what delay says).',
  },
  'search-malformed': {
    group: 'search',
    effect: { kind: 'malformed' },
    says: 'The search server answers text that is not JSON.',
  },
  'malformed-hits': {
    group: 'search',
    effect: { kind: 'malformedHits' },
    says: 'Every third vehicle in an answer is broken.',
  },
  'lead-500': {
    group: 'leads',
    effect: { kind: 'status', status: 500 },
    says: 'Sending an enquiry answers 500 without a reason.',
  },
  'lead-422': {
    group: 'leads',
    effect: { kind: 'status', status: 422, error: 'This phone number is not in use. Please check it.' },
    says: 'Sending an enquiry is refused with a reason.',
  },
  'lead-429': {
    group: 'leads',
    effect: { kind: 'status', status: 429, error: 'Too many enquiries at once. Please wait a moment.', retryAfter: 20 },
    says: 'Sending an enquiry answers 429 and asks for 20 seconds of patience.',
  },
  'lead-timeout': {
    group: 'leads',
    effect: { kind: 'slow', delayMs: 20_000 },
    says: 'Sending an enquiry takes 20 seconds: longer than the website waits. The backend records it all the same.',
  },
  'lead-dropped': {
    group: 'leads',
    effect: { kind: 'dropped' },
    says: 'The enquiry is recorded, and the connection breaks before the answer.',
  },
  'lead-offline': {
    group: 'leads',
    effect: { kind: 'offline' },
    says: 'The connection breaks while an enquiry is sent.',
  },
  'lead-malformed': {
    group: 'leads',
    effect: { kind: 'malformed' },
    says: 'Sending an enquiry answers text that is not JSON.',
  },
  'lead-slow': {
    group: 'leads',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Sending an enquiry takes 3 seconds (or what delay says).',
  },
  'api-down': {
    group: 'api',
    effect: { kind: 'offline' },
    says: 'No call of the backend apart from search and site gets through.',
  },
  'api-error': {
    group: 'api',
    effect: { kind: 'status', status: 500 },
    says: 'Every call of the backend apart from search and site answers 500.',
  },
  'views-error': {
    group: 'views',
    effect: { kind: 'status', status: 500 },
    says: 'Counting a look at a vehicle answers 500.',
  },
  'views-malformed': {
    group: 'views',
    effect: { kind: 'malformed' },
    says: 'Counting a look at a vehicle answers text that is not JSON.',
  },
  'session-no-plugins': {
    group: 'session',
    effect: { kind: 'answer', body: { plugins: [] } },
    says: 'The website session names no plugin: no price comparison, no Car Analysis.',
  },
  'session-error': {
    group: 'session',
    effect: { kind: 'status', status: 500 },
    says: 'The website session answers 500.',
  },
  'views-slow': {
    group: 'views',
    effect: { kind: 'slow', delayMs: 8000 },
    says: 'Counting a look at a vehicle takes 8 seconds (or what delay says).',
  },
  'phone-error': {
    group: 'phone',
    effect: { kind: 'status', status: 500 },
    says: 'Recording that a phone number was revealed answers 500.',
  },
  'phone-malformed': {
    group: 'phone',
    effect: { kind: 'malformed' },
    says: 'Recording that a phone number was revealed answers text that is not JSON.',
  },
  'phone-slow': {
    group: 'phone',
    effect: { kind: 'slow', delayMs: 8000 },
    says: 'Recording that a phone number was revealed takes 8 seconds (or what delay says).',
  },
  'test-drive-error': {
    group: 'testDrive',
    effect: { kind: 'status', status: 500 },
    says: 'Asking for test-drive times answers 500.',
  },
  'test-drive-malformed': {
    group: 'testDrive',
    effect: { kind: 'malformed' },
    says: 'Asking for test-drive times answers text that is not JSON.',
  },
  'test-drive-slow': {
    group: 'testDrive',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Asking for test-drive times takes 3 seconds (or what delay says).',
  },
  'auth-limit': {
    group: 'signInLimit',
    effect: { kind: 'status', status: 429, error: 'Too many codes were asked for.' },
    says: 'The website’s own limit says no: no code is sent.',
  },
  'auth-sms-error': {
    group: 'smsCode',
    effect: { kind: 'status', status: 422, error: 'Error sending sms to this number: unknown subscriber' },
    says: 'The auth service cannot send the SMS, and says why.',
  },
  'auth-sms-down': {
    group: 'smsCode',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a code is asked for.',
  },
  'auth-sms-timeout': {
    group: 'smsCode',
    effect: { kind: 'slow', delayMs: 20_000 },
    says: 'Asking for a code takes 20 seconds: longer than the website waits.',
  },
  'auth-sms-slow': {
    group: 'smsCode',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Asking for a code takes 3 seconds (or what delay says).',
  },
  'auth-code-expired': {
    group: 'codeCheck',
    effect: { kind: 'status', status: 403, error: 'Token has expired or is invalid' },
    says: 'Every code has expired.',
  },
  'auth-code-limit': {
    group: 'codeCheck',
    effect: { kind: 'status', status: 429, error: 'Request rate limit reached' },
    says: 'Checking a code answers 429.',
  },
  'auth-code-error': {
    group: 'codeCheck',
    effect: { kind: 'status', status: 500 },
    says: 'Checking a code answers 500.',
  },
  'auth-code-malformed': {
    group: 'codeCheck',
    effect: { kind: 'malformed' },
    says: 'Checking a code answers text that is not JSON.',
  },
  'auth-token-error': {
    group: 'token',
    effect: { kind: 'status', status: 500 },
    says: 'Renewing a session, changing details, signing out and recording a verification answer 500.',
  },
  'auth-renewal-limit': {
    group: 'renewal',
    effect: { kind: 'status', status: 429, error: 'Request rate limit reached' },
    says: 'Renewing a session answers 429: too many calls.',
  },
  'auth-renewal-conflict': {
    group: 'renewal',
    effect: { kind: 'status', status: 409, error: 'Too many concurrent token refresh requests' },
    says: 'Renewing a session answers 409: another tab renews it.',
  },
  'auth-details-limit': {
    group: 'details',
    effect: { kind: 'status', status: 429, error: 'Request rate limit reached' },
    says: 'Changing details in the garage answers 429.',
  },
  'auth-details-offline': {
    group: 'details',
    effect: { kind: 'offline' },
    says: 'The connection breaks while details are changed in the garage.',
  },
  'auth-details-slow': {
    group: 'details',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Changing details in the garage takes 3 seconds (or what delay says).',
  },
  'watchlist-error': {
    group: 'watchlist',
    effect: { kind: 'status', status: 500 },
    says: 'The watchlist answers 500 without a reason.',
  },
  'watchlist-refused': {
    group: 'watchlist',
    effect: { kind: 'status', status: 422, error: 'Your watchlist is full. Please remove a vehicle first.' },
    says: 'The watchlist refuses, with a reason.',
  },
  'watchlist-offline': {
    group: 'watchlist',
    effect: { kind: 'offline' },
    says: 'The connection breaks while the watchlist is asked.',
  },
  'watchlist-malformed': {
    group: 'watchlist',
    effect: { kind: 'malformed' },
    says: 'The watchlist answers text that is not JSON.',
  },
  'watchlist-signed-out': {
    group: 'watchlist',
    effect: { kind: 'status', status: 401, error: 'Please sign in.' },
    says: 'The watchlist no longer knows the session.',
  },
  'watchlist-slow': {
    group: 'watchlist',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'The watchlist takes 3 seconds (or what delay says).',
  },
  'garage-error': {
    group: 'garage',
    effect: { kind: 'status', status: 500 },
    says: 'What a person sent cannot be read: the garage answers 500.',
  },
  'garage-malformed': {
    group: 'garage',
    effect: { kind: 'malformed' },
    says: 'The garage answers text that is not JSON.',
  },
  'quote-error': {
    group: 'quote',
    effect: { kind: 'status', status: 500 },
    says: 'Asking for a finance quote answers 500.',
  },
  'quote-refused': {
    group: 'quote',
    effect: { kind: 'status', status: 422, error: 'No lender of the panel can quote this vehicle.' },
    says: 'Asking for a finance quote is refused, with a reason.',
  },
  'quote-offline': {
    group: 'quote',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a finance quote is asked for.',
  },
  'quote-malformed': {
    group: 'quote',
    effect: { kind: 'malformed' },
    says: 'Asking for a finance quote answers text that is not JSON.',
  },
  'quote-wrong': {
    group: 'quote',
    effect: { kind: 'answer', body: { weeklyRepaymentAmount: '$187', advertisedRate: -4 } },
    says: 'A finance quote is JSON that is no quote.',
  },
  'quote-no-comparison': {
    group: 'quote',
    effect: { kind: 'answer', body: { weeklyRepaymentAmount: 187, advertisedRate: 7.49 } },
    says: 'A finance quote has a rate without its comparison rate: neither may be said.',
  },
  'quote-slow': {
    group: 'quote',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'A finance quote takes 3 seconds (or what delay says).',
  },
  'customer-error': {
    group: 'customer',
    effect: { kind: 'status', status: 500 },
    says: 'Handing a buyer to the lender answers 500 without a reason.',
  },
  'customer-refused': {
    group: 'customer',
    effect: { kind: 'status', status: 422, error: 'The lender already has an application of this person.' },
    says: 'Handing a buyer to the lender is refused, with a reason.',
  },
  'customer-offline': {
    group: 'customer',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a buyer is handed to the lender.',
  },
  'customer-malformed': {
    group: 'customer',
    effect: { kind: 'malformed' },
    says: 'Handing a buyer to the lender answers text that is not JSON.',
  },
  'customer-no-address': {
    group: 'customer',
    effect: { kind: 'answer', body: { success: true } },
    says: 'The lender takes the buyer but says no address to go on at.',
  },
  'customer-foreign': {
    group: 'customer',
    effect: { kind: 'answer', body: { redirectUrl: 'https://lender.evil.example/apply' } },
    says: 'The lender’s answer leads to a host that the site does not allow.',
  },
  'customer-slow': {
    group: 'customer',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Handing a buyer to the lender takes 3 seconds (or what delay says).',
  },
  'rego-unknown': {
    group: 'rego',
    effect: { kind: 'status', status: 404, error: 'No such plate.' },
    says: 'No plate is found.',
  },
  'rego-refused': {
    group: 'rego',
    effect: { kind: 'status', status: 422, error: 'This plate is on hold. Please call us about it.' },
    says: 'Looking up a plate is refused, with a reason.',
  },
  'rego-error': { group: 'rego', effect: { kind: 'status', status: 500 }, says: 'Looking up a plate answers 500.' },
  'rego-malformed': {
    group: 'rego',
    effect: { kind: 'malformed' },
    says: 'Looking up a plate answers text that is not JSON.',
  },
  'rego-offline': {
    group: 'rego',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a plate is looked up.',
  },
  'rego-slow': {
    group: 'rego',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Looking up a plate takes 3 seconds (or what delay says; after 10 the website stops waiting).',
  },
  'valuation-error': {
    group: 'valuation',
    effect: { kind: 'status', status: 500 },
    says: 'Valuing a trade-in answers 500.',
  },
  'valuation-malformed': {
    group: 'valuation',
    effect: { kind: 'malformed' },
    says: 'Valuing a trade-in answers text that is not JSON.',
  },
  'valuation-offline': {
    group: 'valuation',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a trade-in is valued.',
  },
  'valuation-slow': {
    group: 'valuation',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Valuing a trade-in takes 3 seconds (or what delay says).',
  },
  'valuation-not-kept': {
    group: 'keptValuation',
    effect: { kind: 'status', status: 500 },
    says: 'Keeping a valuation answers 500: the console says so.',
  },
  'reservation-error': {
    group: 'reserve',
    effect: { kind: 'status', status: 500 },
    says: 'Holding a vehicle answers 500.',
  },
  'reservation-offline': {
    group: 'reserve',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a vehicle is being held.',
  },
  'reservation-dropped': {
    group: 'reserve',
    effect: { kind: 'dropped' },
    says: 'The vehicle is held, and the connection breaks before the answer.',
  },
  'reservation-malformed': {
    group: 'reserve',
    effect: { kind: 'malformed' },
    says: 'Holding a vehicle answers text that is not JSON.',
  },
  'reservation-slow': {
    group: 'reserve',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Holding a vehicle takes 3 seconds (or what delay says).',
  },
  'reservation-sold': {
    group: 'reserve',
    effect: { kind: 'status', status: 409, error: 'sold' },
    says: 'The vehicle was sold while somebody filled the form.',
  },
  'reservation-reserved': {
    group: 'reserve',
    effect: { kind: 'status', status: 409, error: 'reserved' },
    says: 'Somebody else reserved the vehicle meanwhile.',
  },
  'reservation-foreign': {
    group: 'reserve',
    effect: { kind: 'answer', body: { reservation_id: 'foreign', payment_url: 'https://pay.evil.example/session' } },
    says: 'The payment page stands at a host that the site does not allow.',
  },
  'reservation-check-error': {
    group: 'reservation',
    effect: { kind: 'status', status: 500 },
    says: 'Asking how a reservation stands answers 500.',
  },
  'reservation-check-offline': {
    group: 'reservation',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a reservation is asked about.',
  },
  'reservation-check-malformed': {
    group: 'reservation',
    effect: { kind: 'malformed' },
    says: 'Asking how a reservation stands answers text that is not JSON.',
  },
  'reservation-check-wrong': {
    group: 'reservation',
    effect: { kind: 'answer', body: { status: 'refunded' } },
    says: 'A reservation stands in a way that nobody knows.',
  },
  'payment-error': {
    group: 'payment',
    effect: { kind: 'status', status: 500 },
    says: 'Starting a payment answers 500.',
  },
  'payment-offline': {
    group: 'payment',
    effect: { kind: 'offline' },
    says: 'The connection breaks while a payment is started.',
  },
  'payment-malformed': {
    group: 'payment',
    effect: { kind: 'malformed' },
    says: 'Starting a payment answers text that is not JSON.',
  },
  'payment-refused': {
    group: 'payment',
    effect: { kind: 'status', status: 422, error: 'We know no invoice of that reference.' },
    says: 'Starting a payment is refused, with a reason.',
  },
  'payment-foreign': {
    group: 'payment',
    effect: { kind: 'answer', body: { payment_id: 'foreign', payment_url: 'https://pay.evil.example/session' } },
    says: 'The page to pay at stands at a host that the site does not allow.',
  },
  'payment-check-error': {
    group: 'paymentState',
    effect: { kind: 'status', status: 500 },
    says: 'Asking how a payment stands answers 500.',
  },
  'spin-error': { group: 'spin', effect: { kind: 'status', status: 500 }, says: 'The prize wheel answers 500.' },
  'spin-malformed': {
    group: 'spin',
    effect: { kind: 'malformed' },
    says: 'The prize wheel answers text that is not JSON.',
  },
  'api-malformed': {
    group: 'api',
    effect: { kind: 'malformed' },
    says: 'Every call of the backend apart from search and site answers text that is not JSON.',
  },
  'api-slow': {
    group: 'api',
    effect: { kind: 'slow', delayMs: 3000 },
    says: 'Every call of the backend apart from search and site takes 3 seconds (or what delay says).',
  },
  'site-broken': { group: 'site', effect: { kind: 'malformed' }, says: 'site.json is not JSON.' },
  'site-missing': {
    group: 'site',
    effect: { kind: 'status', status: 404, error: 'No such site.' },
    says: 'site.json answers 404.',
  },
} as const satisfies Record<string, ScenarioRow>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** What a tester asked for: faults by name and a wait in milliseconds. */
export type Scenario = { names: ScenarioName[]; delayMs: number; unknown: string[] };

/** The scenario in which nothing goes wrong. */
export const noScenario: Scenario = { names: [], delayMs: 0, unknown: [] };
