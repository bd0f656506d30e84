import type { Json } from './json.ts';
import { ApiError } from './apiError.ts';
import { type Fields, asFields } from './checks.ts';

const contentType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const needType = (request: Request, accepted: readonly string[]): string => {
  const found = contentType(request);
  const list = accepted.map((type) => `\`${type}\``).join(', ');
  if (found === '')
    throw new ApiError(
      'missing_content_type',
      `A Content-Type header is missing. Accepted values for the Content-Type header are: ${list}`,
    );
  if (!accepted.includes(found))
    throw new ApiError(
      'invalid_content_type',
      `The Content-Type \`${found}\` is invalid. Accepted values for the Content-Type header are: ${list}`,
    );
  return found;
};

/** Meilisearch's limit. It also lets code that walks documents and queries recurse without a depth check. */
const MAX_DEPTH = 128;

const deeperThan = (value: Json, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  if (Array.isArray(value)) return value.some((item) => deeperThan(item, depth - 1));
  for (const key in value) if (deeperThan(value[key] as Json, depth - 1)) return true;
  return false;
};

const malformed = (format: string, why: string): ApiError =>
  new ApiError(
    'malformed_payload',
    `The ${format} payload provided is malformed. \`Couldn't serialize document value: ${why}\`.`,
  );

const parse = (text: string, format: string): Json => {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw malformed(format, error instanceof Error ? error.message : 'not JSON');
  }
  if (deeperThan(value, MAX_DEPTH)) throw malformed(format, 'recursion limit exceeded');
  return value;
};

/** The JSON body of a request. Throws an ApiError if it is missing, malformed or of another content type. */
export const jsonBody = async (request: Request): Promise<Json> => {
  const text = await request.text();
  needType(request, ['application/json']);
  if (text.trim() === '') throw new ApiError('missing_payload', 'A json payload is missing.');
  return parse(text, 'json');
};

/** The JSON object in the body of a request. Throws an ApiError for any other body. */
export const fieldsBody = async (request: Request): Promise<Fields> =>
  asFields(await jsonBody(request), 'bad_request', '');

/** The documents in the body of a request: a JSON array, one JSON object, or NDJSON. */
export const documentsBody = async (request: Request): Promise<Json[]> => {
  const type = needType(request, ['application/json', 'application/x-ndjson', 'text/csv']);
  if (type === 'text/csv')
    throw new ApiError(
      'not_implemented',
      'CSV documents are not implemented by the embedded engine. Send JSON or NDJSON.',
    );
  const text = await request.text();
  const format = type === 'application/json' ? 'json' : 'ndjson';
  if (text.trim() === '') throw new ApiError('missing_payload', `A ${format} payload is missing.`);
  if (format === 'ndjson')
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => parse(line, format));
  const parsed = parse(text, format);
  return Array.isArray(parsed) ? parsed : [parsed];
};
