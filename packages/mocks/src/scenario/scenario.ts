/** The calls that a fault affects. */
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
  | 'savedValuation'
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
  | 'spin'
  | 'network';

/** The effect of a fault on the answer; `slow` only delays it. */
export type FaultEffect =
  | {
      kind: 'status';
      status: number;
      error?: string;
      /** The value of `Retry-After` in seconds. */
      retryAfter?: number;
    }
  | { kind: 'offline' }
  /** The backend handles the call, but its answer is lost. */
  | { kind: 'dropped' }
  /** The backend ignores the call and returns this. */
  | { kind: 'answer'; body: unknown }
  | { kind: 'malformed' }
  | { kind: 'malformedHits' }
  | { kind: 'slow'; delayMs: number };

type ScenarioRow = { group: FaultGroup; effect: FaultEffect; description: string };

/** The faults that a tester can switch on by `?scenario=<name>`. */
export const scenarios = {
  offline: {
    group: 'network',
    effect: { kind: 'offline' },
    description: 'The device has no connection: no call except site succeeds, and the browser says that it is offline.',
  },
  'search-down': { group: 'search', effect: { kind: 'offline' }, description: 'The search server cannot be reached.' },
  'search-error': {
    group: 'search',
    effect: { kind: 'status', status: 503, error: 'The search server is being restarted.' },
    description: 'The search server answers 503.',
  },
  'search-slow': {
    group: 'search',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Each search takes 3 seconds (or what delay says).',
  },
  'search-malformed': {
    group: 'search',
    effect: { kind: 'malformed' },
    description: 'The search server answers text that is not JSON.',
  },
  'malformed-hits': {
    group: 'search',
    effect: { kind: 'malformedHits' },
    description: 'Every third vehicle in an answer is broken.',
  },
  'lead-500': {
    group: 'leads',
    effect: { kind: 'status', status: 500 },
    description: 'Sending an enquiry answers 500 without a reason.',
  },
  'lead-422': {
    group: 'leads',
    effect: { kind: 'status', status: 422, error: 'This phone number is not in use. Please check it.' },
    description: 'Sending an enquiry is refused with a reason.',
  },
  'lead-429': {
    group: 'leads',
    effect: { kind: 'status', status: 429, error: 'Too many enquiries at once. Please wait a moment.', retryAfter: 20 },
    description: 'Sending an enquiry answers 429 with a Retry-After of 20 seconds.',
  },
  'lead-timeout': {
    group: 'leads',
    effect: { kind: 'slow', delayMs: 20_000 },
    description:
      'Sending an enquiry takes 20 seconds, longer than the website’s timeout. The backend records it anyway.',
  },
  'lead-dropped': {
    group: 'leads',
    effect: { kind: 'dropped' },
    description: 'The enquiry is recorded, and the connection breaks before the answer.',
  },
  'lead-offline': {
    group: 'leads',
    effect: { kind: 'offline' },
    description: 'The connection breaks while an enquiry is sent.',
  },
  'lead-malformed': {
    group: 'leads',
    effect: { kind: 'malformed' },
    description: 'Sending an enquiry answers text that is not JSON.',
  },
  'lead-slow': {
    group: 'leads',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Sending an enquiry takes 3 seconds (or what delay says).',
  },
  'api-down': {
    group: 'api',
    effect: { kind: 'offline' },
    description: 'No call of the backend except search and site succeeds.',
  },
  'api-error': {
    group: 'api',
    effect: { kind: 'status', status: 500 },
    description: 'Every call of the backend except search and site answers 500.',
  },
  'views-error': {
    group: 'views',
    effect: { kind: 'status', status: 500 },
    description: 'Recording a view of a vehicle answers 500.',
  },
  'views-malformed': {
    group: 'views',
    effect: { kind: 'malformed' },
    description: 'Recording a view of a vehicle answers text that is not JSON.',
  },
  'session-no-plugins': {
    group: 'session',
    effect: { kind: 'answer', body: { plugins: [] } },
    description: 'The website session names no plugin: no price comparison, no Car Analysis.',
  },
  'session-error': {
    group: 'session',
    effect: { kind: 'status', status: 500 },
    description: 'The website session answers 500.',
  },
  'views-slow': {
    group: 'views',
    effect: { kind: 'slow', delayMs: 8000 },
    description: 'Recording a view of a vehicle takes 8 seconds (or what delay says).',
  },
  'phone-error': {
    group: 'phone',
    effect: { kind: 'status', status: 500 },
    description: 'Recording that a phone number was revealed answers 500.',
  },
  'phone-malformed': {
    group: 'phone',
    effect: { kind: 'malformed' },
    description: 'Recording that a phone number was revealed answers text that is not JSON.',
  },
  'phone-slow': {
    group: 'phone',
    effect: { kind: 'slow', delayMs: 8000 },
    description: 'Recording that a phone number was revealed takes 8 seconds (or what delay says).',
  },
  'test-drive-error': {
    group: 'testDrive',
    effect: { kind: 'status', status: 500 },
    description: 'Loading test-drive times answers 500.',
  },
  'test-drive-malformed': {
    group: 'testDrive',
    effect: { kind: 'malformed' },
    description: 'Loading test-drive times answers text that is not JSON.',
  },
  'test-drive-slow': {
    group: 'testDrive',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Loading test-drive times takes 3 seconds (or what delay says).',
  },
  'auth-limit': {
    group: 'signInLimit',
    effect: { kind: 'status', status: 429, error: 'Too many codes were requested.' },
    description: 'The website’s rate limit is reached: no code is sent.',
  },
  'auth-sms-error': {
    group: 'smsCode',
    effect: { kind: 'status', status: 422, error: 'Error sending sms to this number: unknown subscriber' },
    description: 'The auth service cannot send the SMS and gives a reason.',
  },
  'auth-sms-down': {
    group: 'smsCode',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a code is requested.',
  },
  'auth-sms-timeout': {
    group: 'smsCode',
    effect: { kind: 'slow', delayMs: 20_000 },
    description: 'Requesting a code takes 20 seconds, longer than the website’s timeout.',
  },
  'auth-sms-slow': {
    group: 'smsCode',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Requesting a code takes 3 seconds (or what delay says).',
  },
  'auth-code-expired': {
    group: 'codeCheck',
    effect: { kind: 'status', status: 403, error: 'Token has expired or is invalid' },
    description: 'Every code has expired.',
  },
  'auth-code-limit': {
    group: 'codeCheck',
    effect: { kind: 'status', status: 429, error: 'Request rate limit reached' },
    description: 'Checking a code answers 429.',
  },
  'auth-code-error': {
    group: 'codeCheck',
    effect: { kind: 'status', status: 500 },
    description: 'Checking a code answers 500.',
  },
  'auth-code-malformed': {
    group: 'codeCheck',
    effect: { kind: 'malformed' },
    description: 'Checking a code answers text that is not JSON.',
  },
  'auth-token-error': {
    group: 'token',
    effect: { kind: 'status', status: 500 },
    description: 'Renewing a session, changing details, signing out and recording a verification answer 500.',
  },
  'auth-renewal-limit': {
    group: 'renewal',
    effect: { kind: 'status', status: 429, error: 'Request rate limit reached' },
    description: 'Renewing a session answers 429: too many calls.',
  },
  'auth-renewal-conflict': {
    group: 'renewal',
    effect: { kind: 'status', status: 409, error: 'Too many concurrent token refresh requests' },
    description: 'Renewing a session answers 409: another tab renews it.',
  },
  'auth-details-limit': {
    group: 'details',
    effect: { kind: 'status', status: 429, error: 'Request rate limit reached' },
    description: 'Changing details in the garage answers 429.',
  },
  'auth-details-offline': {
    group: 'details',
    effect: { kind: 'offline' },
    description: 'The connection breaks while details are changed in the garage.',
  },
  'auth-details-slow': {
    group: 'details',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Changing details in the garage takes 3 seconds (or what delay says).',
  },
  'watchlist-error': {
    group: 'watchlist',
    effect: { kind: 'status', status: 500 },
    description: 'The watchlist answers 500 without a reason.',
  },
  'watchlist-refused': {
    group: 'watchlist',
    effect: { kind: 'status', status: 422, error: 'Your watchlist is full. Please remove a vehicle first.' },
    description: 'The watchlist refuses, with a reason.',
  },
  'watchlist-offline': {
    group: 'watchlist',
    effect: { kind: 'offline' },
    description: 'The connection breaks while the watchlist is loaded or changed.',
  },
  'watchlist-malformed': {
    group: 'watchlist',
    effect: { kind: 'malformed' },
    description: 'The watchlist answers text that is not JSON.',
  },
  'watchlist-signed-out': {
    group: 'watchlist',
    effect: { kind: 'status', status: 401, error: 'Please sign in.' },
    description: 'The watchlist no longer knows the session.',
  },
  'watchlist-slow': {
    group: 'watchlist',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'The watchlist takes 3 seconds (or what delay says).',
  },
  'garage-error': {
    group: 'garage',
    effect: { kind: 'status', status: 500 },
    description: 'The garage answers 500.',
  },
  'garage-malformed': {
    group: 'garage',
    effect: { kind: 'malformed' },
    description: 'The garage answers text that is not JSON.',
  },
  'quote-error': {
    group: 'quote',
    effect: { kind: 'status', status: 500 },
    description: 'Requesting a finance quote answers 500.',
  },
  'quote-refused': {
    group: 'quote',
    effect: { kind: 'status', status: 422, error: 'No lender of the panel can quote this vehicle.' },
    description: 'Requesting a finance quote is refused, with a reason.',
  },
  'quote-offline': {
    group: 'quote',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a finance quote is requested.',
  },
  'quote-malformed': {
    group: 'quote',
    effect: { kind: 'malformed' },
    description: 'Requesting a finance quote answers text that is not JSON.',
  },
  'quote-wrong': {
    group: 'quote',
    effect: { kind: 'answer', body: { weeklyRepaymentAmount: '$187', advertisedRate: -4 } },
    description: 'A finance quote is JSON with invalid values.',
  },
  'quote-no-comparison': {
    group: 'quote',
    effect: { kind: 'answer', body: { weeklyRepaymentAmount: 187, advertisedRate: 7.49 } },
    description: 'A finance quote has a rate without its comparison rate: neither may be shown.',
  },
  'quote-slow': {
    group: 'quote',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'A finance quote takes 3 seconds (or what delay says).',
  },
  'customer-error': {
    group: 'customer',
    effect: { kind: 'status', status: 500 },
    description: 'Registering a buyer at the lender answers 500 without a reason.',
  },
  'customer-refused': {
    group: 'customer',
    effect: { kind: 'status', status: 422, error: 'The lender already has an application of this person.' },
    description: 'Registering a buyer at the lender is refused, with a reason.',
  },
  'customer-offline': {
    group: 'customer',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a buyer is registered at the lender.',
  },
  'customer-malformed': {
    group: 'customer',
    effect: { kind: 'malformed' },
    description: 'Registering a buyer at the lender answers text that is not JSON.',
  },
  'customer-no-address': {
    group: 'customer',
    effect: { kind: 'answer', body: { success: true } },
    description: 'The lender accepts the buyer but returns no URL to continue at.',
  },
  'customer-foreign': {
    group: 'customer',
    effect: { kind: 'answer', body: { redirectUrl: 'https://lender.evil.example/apply' } },
    description: 'The lender’s answer leads to a host that the site does not allow.',
  },
  'customer-slow': {
    group: 'customer',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Registering a buyer at the lender takes 3 seconds (or what delay says).',
  },
  'rego-unknown': {
    group: 'rego',
    effect: { kind: 'status', status: 404, error: 'No such plate.' },
    description: 'No plate is found.',
  },
  'rego-refused': {
    group: 'rego',
    effect: { kind: 'status', status: 422, error: 'This plate is on hold. Please call us about it.' },
    description: 'Looking up a plate is refused, with a reason.',
  },
  'rego-error': {
    group: 'rego',
    effect: { kind: 'status', status: 500 },
    description: 'Looking up a plate answers 500.',
  },
  'rego-malformed': {
    group: 'rego',
    effect: { kind: 'malformed' },
    description: 'Looking up a plate answers text that is not JSON.',
  },
  'rego-offline': {
    group: 'rego',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a plate is looked up.',
  },
  'rego-slow': {
    group: 'rego',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Looking up a plate takes 3 seconds (or what delay says; after 10 the website stops waiting).',
  },
  'valuation-error': {
    group: 'valuation',
    effect: { kind: 'status', status: 500 },
    description: 'Valuing a trade-in answers 500.',
  },
  'valuation-malformed': {
    group: 'valuation',
    effect: { kind: 'malformed' },
    description: 'Valuing a trade-in answers text that is not JSON.',
  },
  'valuation-offline': {
    group: 'valuation',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a trade-in is valued.',
  },
  'valuation-slow': {
    group: 'valuation',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Valuing a trade-in takes 3 seconds (or what delay says).',
  },
  'valuation-not-saved': {
    group: 'savedValuation',
    effect: { kind: 'status', status: 500 },
    description: 'Storing a valuation answers 500, which is logged to the console.',
  },
  'reservation-error': {
    group: 'reserve',
    effect: { kind: 'status', status: 500 },
    description: 'Reserving a vehicle answers 500.',
  },
  'reservation-offline': {
    group: 'reserve',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a vehicle is reserved.',
  },
  'reservation-dropped': {
    group: 'reserve',
    effect: { kind: 'dropped' },
    description: 'The vehicle is reserved, and the connection breaks before the answer.',
  },
  'reservation-malformed': {
    group: 'reserve',
    effect: { kind: 'malformed' },
    description: 'Reserving a vehicle answers text that is not JSON.',
  },
  'reservation-slow': {
    group: 'reserve',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Reserving a vehicle takes 3 seconds (or what delay says).',
  },
  'reservation-sold': {
    group: 'reserve',
    effect: { kind: 'status', status: 409, error: 'sold' },
    description: 'The vehicle was sold while somebody filled the form.',
  },
  'reservation-reserved': {
    group: 'reserve',
    effect: { kind: 'status', status: 409, error: 'reserved' },
    description: 'Somebody else reserved the vehicle meanwhile.',
  },
  'reservation-foreign': {
    group: 'reserve',
    effect: { kind: 'answer', body: { reservation_id: 'foreign', payment_url: 'https://pay.evil.example/session' } },
    description: 'The payment page is on a host that the site does not allow.',
  },
  'reservation-check-error': {
    group: 'reservation',
    effect: { kind: 'status', status: 500 },
    description: 'Loading the state of a reservation answers 500.',
  },
  'reservation-check-offline': {
    group: 'reservation',
    effect: { kind: 'offline' },
    description: 'The connection breaks while the state of a reservation is loaded.',
  },
  'reservation-check-malformed': {
    group: 'reservation',
    effect: { kind: 'malformed' },
    description: 'Loading the state of a reservation answers text that is not JSON.',
  },
  'reservation-check-wrong': {
    group: 'reservation',
    effect: { kind: 'answer', body: { status: 'refunded' } },
    description: 'The state of a reservation is an unknown word.',
  },
  'payment-error': {
    group: 'payment',
    effect: { kind: 'status', status: 500 },
    description: 'Starting a payment answers 500.',
  },
  'payment-offline': {
    group: 'payment',
    effect: { kind: 'offline' },
    description: 'The connection breaks while a payment is started.',
  },
  'payment-malformed': {
    group: 'payment',
    effect: { kind: 'malformed' },
    description: 'Starting a payment answers text that is not JSON.',
  },
  'payment-refused': {
    group: 'payment',
    effect: { kind: 'status', status: 422, error: 'There is no invoice with this reference.' },
    description: 'Starting a payment is refused, with a reason.',
  },
  'payment-foreign': {
    group: 'payment',
    effect: { kind: 'answer', body: { payment_id: 'foreign', payment_url: 'https://pay.evil.example/session' } },
    description: 'The payment page of a payment is on a host that the site does not allow.',
  },
  'payment-check-error': {
    group: 'paymentState',
    effect: { kind: 'status', status: 500 },
    description: 'Loading the state of a payment answers 500.',
  },
  'spin-error': { group: 'spin', effect: { kind: 'status', status: 500 }, description: 'The prize wheel answers 500.' },
  'spin-malformed': {
    group: 'spin',
    effect: { kind: 'malformed' },
    description: 'The prize wheel answers text that is not JSON.',
  },
  'api-malformed': {
    group: 'api',
    effect: { kind: 'malformed' },
    description: 'Every call of the backend except search and site answers text that is not JSON.',
  },
  'api-slow': {
    group: 'api',
    effect: { kind: 'slow', delayMs: 3000 },
    description: 'Every call of the backend except search and site takes 3 seconds (or what delay says).',
  },
  'site-broken': { group: 'site', effect: { kind: 'malformed' }, description: 'site.json is not JSON.' },
  'site-missing': {
    group: 'site',
    effect: { kind: 'status', status: 404, error: 'No such site.' },
    description: 'site.json answers 404.',
  },
} as const satisfies Record<string, ScenarioRow>;

export type ScenarioName = keyof typeof scenarios;

/** How a fault differs from its usual effect. */
export type FaultOptions = {
  /** The status of the answer. */
  status?: number;
  /** Milliseconds before the answer. */
  delay?: number;
  /** How many of a hundred calls fail. */
  chance?: number;
  /** Only this call of the page fails, counted from 1. */
  call?: number;
};

/** The tester's settings: faults by name, their options, a delay in milliseconds, and what could not be read. */
export type Scenario = {
  names: ScenarioName[];
  options?: Partial<Record<ScenarioName, FaultOptions>>;
  delayMs: number;
  unknown: string[];
};

/** The scenario without faults. */
export const noScenario: Scenario = { names: [], delayMs: 0, unknown: [] };
