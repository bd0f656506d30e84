/** What a fault touches: the calls of one part of the backend. */
export type FaultGroup = 'search' | 'leads' | 'site' | 'api' | 'views' | 'phone' | 'testDrive';

/** How a scenario spoils the answer. `slow` only waits. */
export type FaultEffect =
  | { kind: 'status'; status: number; error?: string; /** The pause that is asked for, in seconds. */ retryAfter?: number }
  | { kind: 'offline' }
  /** The backend does what it is asked for, and its answer is lost. */
  | { kind: 'dropped' }
  | { kind: 'malformed' }
  | { kind: 'malformedHits' }
  | { kind: 'slow'; delayMs: number };

type ScenarioRow = { group: FaultGroup; effect: FaultEffect; says: string };

/** The faults that a tester can ask for by name, `?scenario=<name>`. */
export const scenarios = {
  'search-down': { group: 'search', effect: { kind: 'offline' }, says: 'The search server cannot be reached.' },
  'search-error': { group: 'search', effect: { kind: 'status', status: 503, error: 'The search server is being restarted.' }, says: 'The search server answers 503.' },
  'search-slow': { group: 'search', effect: { kind: 'slow', delayMs: 3000 }, says: 'Each search takes 3 seconds (or what delay says).' },
  'search-malformed': { group: 'search', effect: { kind: 'malformed' }, says: 'The search server answers text that is not JSON.' },
  'malformed-hits': { group: 'search', effect: { kind: 'malformedHits' }, says: 'Every third vehicle in an answer is broken.' },
  'lead-500': { group: 'leads', effect: { kind: 'status', status: 500 }, says: 'Sending an enquiry answers 500 without a reason.' },
  'lead-422': { group: 'leads', effect: { kind: 'status', status: 422, error: 'This phone number is not in use. Please check it.' }, says: 'Sending an enquiry is refused with a reason.' },
  'lead-429': { group: 'leads', effect: { kind: 'status', status: 429, error: 'Too many enquiries at once. Please wait a moment.', retryAfter: 20 }, says: 'Sending an enquiry answers 429 and asks for 20 seconds of patience.' },
  'lead-timeout': { group: 'leads', effect: { kind: 'slow', delayMs: 20_000 }, says: 'Sending an enquiry takes 20 seconds: longer than the website waits. The backend records it all the same.' },
  'lead-dropped': { group: 'leads', effect: { kind: 'dropped' }, says: 'The enquiry is recorded, and the connection breaks before the answer.' },
  'lead-offline': { group: 'leads', effect: { kind: 'offline' }, says: 'The connection breaks while an enquiry is sent.' },
  'lead-malformed': { group: 'leads', effect: { kind: 'malformed' }, says: 'Sending an enquiry answers text that is not JSON.' },
  'lead-slow': { group: 'leads', effect: { kind: 'slow', delayMs: 3000 }, says: 'Sending an enquiry takes 3 seconds (or what delay says).' },
  'api-down': { group: 'api', effect: { kind: 'offline' }, says: 'No call of the backend apart from search and site gets through.' },
  'api-error': { group: 'api', effect: { kind: 'status', status: 500 }, says: 'Every call of the backend apart from search and site answers 500.' },
  'views-error': { group: 'views', effect: { kind: 'status', status: 500 }, says: 'Counting a look at a vehicle answers 500.' },
  'views-malformed': { group: 'views', effect: { kind: 'malformed' }, says: 'Counting a look at a vehicle answers text that is not JSON.' },
  'views-slow': { group: 'views', effect: { kind: 'slow', delayMs: 8000 }, says: 'Counting a look at a vehicle takes 8 seconds (or what delay says).' },
  'phone-error': { group: 'phone', effect: { kind: 'status', status: 500 }, says: 'Recording that a phone number was revealed answers 500.' },
  'phone-malformed': { group: 'phone', effect: { kind: 'malformed' }, says: 'Recording that a phone number was revealed answers text that is not JSON.' },
  'phone-slow': { group: 'phone', effect: { kind: 'slow', delayMs: 8000 }, says: 'Recording that a phone number was revealed takes 8 seconds (or what delay says).' },
  'test-drive-error': { group: 'testDrive', effect: { kind: 'status', status: 500 }, says: 'Asking for test-drive times answers 500.' },
  'test-drive-malformed': { group: 'testDrive', effect: { kind: 'malformed' }, says: 'Asking for test-drive times answers text that is not JSON.' },
  'test-drive-slow': { group: 'testDrive', effect: { kind: 'slow', delayMs: 3000 }, says: 'Asking for test-drive times takes 3 seconds (or what delay says).' },
  'api-malformed': { group: 'api', effect: { kind: 'malformed' }, says: 'Every call of the backend apart from search and site answers text that is not JSON.' },
  'api-slow': { group: 'api', effect: { kind: 'slow', delayMs: 3000 }, says: 'Every call of the backend apart from search and site takes 3 seconds (or what delay says).' },
  'site-broken': { group: 'site', effect: { kind: 'malformed' }, says: 'site.json is not JSON.' },
  'site-missing': { group: 'site', effect: { kind: 'status', status: 404, error: 'No such site.' }, says: 'site.json answers 404.' },
} as const satisfies Record<string, ScenarioRow>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** What a tester asked for: faults by name and a wait in milliseconds. */
export type Scenario = { names: ScenarioName[]; delayMs: number; unknown: string[] };

/** The scenario in which nothing goes wrong. */
export const noScenario: Scenario = { names: [], delayMs: 0, unknown: [] };
