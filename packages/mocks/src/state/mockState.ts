import * as z from 'zod/mini';
import { settingNames } from '../scenario/testerSettings.ts';
import type { TesterSettings } from '../scenario/testerSettings.ts';
import type { StoredData } from '../store/mockStore.ts';

const texts = z.record(z.string(), z.string());
const object = z.record(z.string(), z.unknown());

const storedData = z.object({
  leads: z.array(
    z.object({ lead_id: z.number(), received_at: z.number(), idempotency_key: z.string(), payload: object }),
  ),
  views: z.array(z.object({ slug: z.string(), count: z.number() })),
  rows: z.array(z.tuple([z.string(), z.string(), object])),
});

/** The version of states; a state of another one is refused. */
const stateVersion = 1;

const schema = z.strictObject({
  version: z._default(z.literal(stateVersion), stateVersion),
  /** The slug of the site. */
  site: z.string(),
  /** The address of the page below the base path, with query and anchor. */
  page: z._default(z.string().check(z.regex(/^\/(?!\/)/)), '/'),
  /** The tester's settings, as an address writes them. */
  settings: z._default(
    z.partial(z.strictObject(Object.fromEntries(settingNames.map((name) => [name, z.string()])))),
    {},
  ),
  /** The size of the window in which the state was seen; nothing is resized. */
  viewport: z.optional(z.object({ width: z.number(), height: z.number() })),
  /** Local and session storage of the site; keys are without its prefix. */
  local: z._default(texts, {}),
  session: z._default(texts, {}),
  /** What the mock backend has stored. */
  store: z.optional(storedData),
});

/**
 * Everything that makes a mocked page look as it does: site, page, settings of the tester and stored data. It travels as a link, a file,
 * or an argument of a test.
 */
export type MockState = {
  version: 1;
  site: string;
  page: string;
  settings: Partial<TesterSettings>;
  viewport?: { width: number; height: number };
  local: Record<string, string>;
  session: Record<string, string>;
  store?: StoredData;
};

/** A state as people write it: the site alone is required. */
export type MockStateDoc = Pick<MockState, 'site'> & Partial<MockState>;

/** A state, or why there is none. */
export type ParsedState = { kind: 'state'; state: MockState } | { kind: 'refused'; reason: string };

/** Parses a state that anybody may have written. */
export const parseState = (value: unknown): ParsedState => {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : stateVersion;
  if (version !== stateVersion)
    return {
      kind: 'refused',
      reason: `It is of version ${String(version)}; this build reads version ${stateVersion}.`,
    };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { kind: 'state', state: parsed.data as MockState };
  return {
    kind: 'refused',
    reason: parsed.error.issues
      .map((issue) =>
        issue.code === 'unrecognized_keys'
          ? `There is no ${[...issue.path, issue.keys.join(', ')].join('.')}.`
          : `${issue.path.join('.') || 'It'} has an invalid value.`,
      )
      .join(' '),
  };
};
