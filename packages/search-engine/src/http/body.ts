import type { Json } from '../state/types.ts';
import { ApiError } from './apiError.ts';

const contentType = (request: Request): string => (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const needType = (request: Request, accepted: readonly string[]): string => {
  const found = contentType(request);
  const list = accepted.map((type) => `\`${type}\``).join(', ');
  if (found === '') throw new ApiError('missing_content_type', `A Content-Type header is missing. Accepted values for the Content-Type header are: ${list}`);
  if (!accepted.includes(found)) throw new ApiError('invalid_content_type', `The Content-Type \`${found}\` is invalid. Accepted values for the Content-Type header are: ${list}`);
  return found;
};

const parse = (text: string, format: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new ApiError('malformed_payload', `The ${format} payload provided is malformed. \`Couldn't serialize document value: ${error instanceof Error ? error.message : 'not JSON'}\`.`);
  }
};

/** The JSON body of a request; an empty one is refused unless `whenEmpty` is given. */
export const jsonBody = async (request: Request, whenEmpty?: Json): Promise<Json> => {
  const text = await request.text();
  if (text.trim() === '' && whenEmpty !== undefined) return whenEmpty;
  needType(request, ['application/json']);
  if (text.trim() === '') throw new ApiError('missing_payload', 'A json payload is missing.');
  return parse(text, 'json');
};

/** The documents of a request: a JSON list, one JSON object, or NDJSON. */
export const documentsBody = async (request: Request): Promise<Json[]> => {
  const type = needType(request, ['application/json', 'application/x-ndjson', 'text/csv']);
  if (type === 'text/csv') throw new ApiError('not_implemented', 'CSV documents are not implemented by the embedded engine. Send JSON or NDJSON.');
  const text = await request.text();
  const format = type === 'application/json' ? 'json' : 'ndjson';
  if (text.trim() === '') throw new ApiError('missing_payload', `A ${format} payload is missing.`);
  if (format === 'ndjson') return text.split('\n').filter((line) => line.trim() !== '').map((line) => parse(line, format));
  const parsed = parse(text, format);
  return Array.isArray(parsed) ? parsed : [parsed];
};
