import { ownValue } from '@dealer/core/data';
import { ApiError, snakeCase } from '../http/apiError.ts';
import { type Fields, asFields, asString, asStrings, isFields, refuseUnknown } from '../http/checks.ts';
import { isoTime } from '../state/tasks.ts';
import type { ApiKey, EngineState } from '../state/types.ts';

const ACTIONS = [
  '*',
  'search',
  'documents.*',
  'documents.add',
  'documents.get',
  'documents.delete',
  'indexes.*',
  'indexes.create',
  'indexes.get',
  'indexes.update',
  'indexes.delete',
  'indexes.swap',
  'tasks.*',
  'tasks.cancel',
  'tasks.delete',
  'tasks.get',
  'settings.*',
  'settings.get',
  'settings.update',
  'stats.*',
  'stats.get',
  'metrics.*',
  'metrics.get',
  'dumps.*',
  'dumps.create',
  'snapshots.*',
  'snapshots.create',
  'version',
  'keys.create',
  'keys.get',
  'keys.update',
  'keys.delete',
];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hmac = async (secret: string, text: string): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
};

/** Derives a key's secret from its uid and the master key, as Meilisearch does: the same input gives the same secret. */
const secretOf = async (masterKey: string, uid: string): Promise<string> =>
  [...(await hmac(masterKey, uid))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates an API key with the given name and permissions. */
export const newKey = async (
  masterKey: string,
  now: number,
  given: Partial<ApiKey> & Pick<ApiKey, 'actions' | 'indexes'>,
): Promise<ApiKey> => {
  const uid = given.uid ?? crypto.randomUUID();
  const at = isoTime(now);
  return {
    name: null,
    description: null,
    expiresAt: null,
    ...given,
    key: await secretOf(masterKey, uid),
    uid,
    createdAt: at,
    updatedAt: at,
  };
};

/** The two API keys of a new server that has a master key. */
export const defaultKeys = async (masterKey: string, now: number): Promise<ApiKey[]> =>
  Promise.all([
    newKey(masterKey, now, {
      name: 'Default Search API Key',
      description: 'Use it to search from the frontend',
      actions: ['search'],
      indexes: ['*'],
    }),
    newKey(masterKey, now, {
      name: 'Default Admin API Key',
      description: 'Use it for anything that is not a search operation. Caution! Do not expose it on a public frontend',
      actions: ['*'],
      indexes: ['*'],
    }),
  ]);

const textOrNull = (body: Fields, name: 'name' | 'description'): string | null =>
  body[name] === undefined || body[name] === null ? null : asString(body[name], `invalid_api_key_${name}`, `.${name}`);

const readExpiry = (value: unknown, now: number): string | null => {
  if (value === null) return null;
  const text = asString(value, 'invalid_api_key_expires_at', '.expiresAt');
  const withZone = /(Z|[+-]\d{2}:\d{2})$/.test(text) || text.length === 10 ? text : `${text}Z`;
  const at = DATE.test(text) ? Date.parse(withZone.replace(' ', 'T')) : Number.NaN;
  if (!(at > now))
    throw new ApiError(
      'invalid_api_key_expires_at',
      `Invalid value at \`.expiresAt\`: \`${text}\` is not a valid date. It should follow the RFC 3339 format to represents a date or datetime in the future or specified as a null value. e.g. 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM:SS'.`,
    );
  return isoTime(at);
};

/** Reads the body of `POST /keys`; throws Meilisearch's error for an invalid one. */
export const readNewKey = (body: Fields, now: number): Parameters<typeof newKey>[2] => {
  refuseUnknown(body, ['description', 'name', 'uid', 'actions', 'indexes', 'expiresAt'], '');
  for (const [name, code] of [
    ['actions', 'missing_api_key_actions'],
    ['indexes', 'missing_api_key_indexes'],
    ['expiresAt', 'missing_api_key_expires_at'],
  ] as const) {
    if (body[name] === undefined) throw new ApiError(code, `Missing field \`${name}\``);
  }
  const actions = asStrings(body.actions, 'invalid_api_key_actions', '.actions');
  actions.forEach((action, i) => {
    if (!ACTIONS.includes(action))
      throw new ApiError(
        'invalid_api_key_actions',
        `Unknown value \`${action}\` at \`.actions[${i}]\`: expected one of ${ACTIONS.map((name) => `\`${name}\``).join(', ')}`,
      );
  });
  const indexes = asStrings(body.indexes, 'invalid_api_key_indexes', '.indexes');
  indexes.forEach((pattern, i) => {
    if (!/^([a-zA-Z0-9_-]{1,512}\*?|\*)$/.test(pattern))
      throw new ApiError(
        'invalid_api_key_indexes',
        `Invalid value at \`.indexes[${i}]\`: \`${pattern}\` is not a valid index uid pattern. Index uid patterns can be an integer or a string containing only alphanumeric characters, hyphens (-), underscores (_), and optionally end with a star (*).`,
      );
  });
  const uid =
    body.uid === undefined || body.uid === null ? undefined : asString(body.uid, 'invalid_api_key_uid', '.uid');
  if (uid !== undefined && !UUID.test(uid))
    throw new ApiError(
      'invalid_api_key_uid',
      `Invalid value at \`.uid\`: invalid character: expected an optional prefix of \`urn:uuid:\` followed by [0-9a-fA-F-], found \`${uid}\``,
    );
  return {
    name: textOrNull(body, 'name'),
    description: textOrNull(body, 'description'),
    actions,
    indexes,
    expiresAt: readExpiry(body.expiresAt, now),
    ...(uid !== undefined && { uid: uid.toLowerCase() }),
  };
};

/** Reads the body of `PATCH /keys/:key`; only name and description can change. */
export const readKeyChange = (body: Fields): Partial<Pick<ApiKey, 'name' | 'description'>> => {
  for (const name of ['uid', 'actions', 'indexes', 'expiresAt', 'createdAt', 'updatedAt']) {
    if (ownValue(body, name) !== undefined)
      throw new ApiError(
        `immutable_api_key_${snakeCase(name)}`,
        `Immutable field \`${name}\`: expected one of \`description\`, \`name\``,
      );
  }
  refuseUnknown(body, ['description', 'name'], '');
  return {
    ...(body.name !== undefined && { name: textOrNull(body, 'name') }),
    ...(body.description !== undefined && { description: textOrNull(body, 'description') }),
  };
};

/** The filter that a tenant token adds to searches, by index pattern; null adds none. */
type SearchRules = ReadonlyMap<string, unknown>;

/** The permissions of a caller. The master key has all of them, and so has every caller if there is no master key. */
export type Access = {
  readonly actions: readonly string[];
  readonly indexes: readonly string[];
  /** Set only for tenant tokens, which are limited to searching. */
  readonly rules: SearchRules | null;
};

export const EVERYTHING: Access = { actions: ['*'], indexes: ['*'], rules: null };

const fits = (pattern: string, uid: string): boolean =>
  pattern === uid || (pattern.endsWith('*') && uid.startsWith(pattern.slice(0, -1)));

const refuse = (why: string): never => {
  throw new ApiError('invalid_api_key', why);
};
const INVALID = 'The provided API key is invalid.';

const decoded = (part: string | undefined): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob((part ?? '').replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
const parsed = (part: string | undefined): unknown => JSON.parse(new TextDecoder().decode(decoded(part)));

const searchRules = (given: unknown): SearchRules => {
  if (Array.isArray(given)) return new Map(given.map((pattern) => [String(pattern), null]));
  return new Map(
    Object.entries(asFields(given, 'invalid_api_key', '')).map(([pattern, rule]) => [
      pattern,
      isFields(rule) ? (rule.filter ?? null) : null,
    ]),
  );
};

/** The permissions of a tenant token, a JWT signed with HS256 by an API key's secret; null if the text is not a JWT. */
const tenantAccess = async (state: EngineState, token: string): Promise<Access | null> => {
  const [head, body, signature, ...more] = token.split('.');
  if (signature === undefined || more.length > 0) return null;
  let header: unknown;
  let claims: unknown;
  let signed: Uint8Array<ArrayBuffer>;
  try {
    [header, claims, signed] = [parsed(head), parsed(body), decoded(signature)];
  } catch {
    return null;
  }
  if (!isFields(header) || !isFields(claims)) return null;
  if (header.alg !== 'HS256') return refuse('Could not decode tenant token, InvalidAlgorithm.');
  const parent = state.keys.find(({ uid }) => isFields(claims) && uid === String(claims.apiKeyUid).toLowerCase());
  if (!parent) return null;
  const key = await crypto.subtle.importKey('raw', bytesOf(parent.key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  if (!(await crypto.subtle.verify('HMAC', key, signed, bytesOf(`${head}.${body}`))))
    return refuse('Could not decode tenant token, InvalidSignature.');
  const now = Math.floor(state.now() / 1000);
  if (typeof claims.exp === 'number' && now > claims.exp)
    return refuse(`Tenant token expired. Was valid up to \`${claims.exp}\` and we're now \`${now}\`.`);
  if (claims.searchRules === undefined)
    return refuse('Could not decode tenant token, JSON error: missing field `searchRules`.');
  return { ...accessOf(state, parent), rules: searchRules(claims.searchRules) };
};

const accessOf = (state: EngineState, key: ApiKey): Access => {
  if (key.expiresAt !== null && Date.parse(key.expiresAt) <= state.now()) return refuse(INVALID);
  return { actions: key.actions, indexes: key.indexes, rules: null };
};

/**
 * The permissions of the caller: of the master key, an API key or, on search routes, a tenant token. Throws
 * Meilisearch's errors: 401 without a bearer token, 403 if it is invalid or has no permission for `action`.
 */
export const authenticate = async (state: EngineState, request: Request, action: string): Promise<Access> => {
  if (state.masterKey === null) {
    if (action.startsWith('keys.'))
      throw new ApiError(
        'missing_master_key',
        'Meilisearch is running without a master key. To access this API endpoint, you must have set a master key at launch.',
      );
    return EVERYTHING;
  }
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(/ (.*)/s);
  if (scheme !== 'Bearer')
    throw new ApiError(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
    );
  if (token === undefined) return refuse(INVALID);
  if (token === state.masterKey) return EVERYTHING;
  const key = state.keys.find((each) => each.key === token);
  const access = key ? accessOf(state, key) : action === 'search' ? await tenantAccess(state, token) : null;
  if (!access || !mayDo(access, action)) return refuse(INVALID);
  return access;
};

const fitsAny = (patterns: Iterable<string>, uid: string): boolean =>
  [...patterns].some((pattern) => fits(pattern, uid));

/** True if the caller may use the index. */
export const mayUse = ({ indexes, rules }: Access, uid: string): boolean =>
  fitsAny(indexes, uid) && (rules === null || fitsAny(rules.keys(), uid));

/** Throws if the caller may not use the index. The message never reveals the indexes of a tenant token's parent key. */
export const needAccess = (access: Access, uid: string): void => {
  if (mayUse(access, uid)) return;
  const { indexes, rules } = access;
  const listed = (patterns: Iterable<string>): string =>
    `[${[...patterns].map((pattern) => `"${pattern}"`).join(', ')}]`;
  if (!rules) refuse(`The API key cannot acces the index \`${uid}\`, authorized indexes are ${listed(indexes)}.`);
  else if (fitsAny(rules.keys(), uid))
    refuse(`The API key used to generate this tenant token cannot acces the index \`${uid}\`.`);
  else
    refuse(`The provided tenant token cannot acces the index \`${uid}\`, allowed indexes are ${listed(rules.keys())}.`);
};

/** True if the caller has the permission. */
export const mayDo = ({ actions }: Access, action: string): boolean => actions.some((allowed) => fits(allowed, action));

/** The filter that a tenant token adds for an index: that of its exact name, else of the longest matching pattern. */
export const ruleFilter = ({ rules }: Access, uid: string): unknown => {
  const pattern = [...(rules?.keys() ?? [])]
    .filter((each) => fits(each, uid))
    .sort((a, b) => Number(b === uid) - Number(a === uid) || b.length - a.length)[0];
  return pattern === undefined ? null : (rules?.get(pattern) ?? null);
};
