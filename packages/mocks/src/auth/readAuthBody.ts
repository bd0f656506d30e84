import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuseAuth } from './authAnswers.ts';

/** The JSON object in the body of a call, or the error answer. */
export const readAuthBody = async (request: Request): Promise<Record<string, unknown> | Response> =>
  (await readJsonObject(request)) ?? refuseAuth(request, 400, 'bad_json', 'Could not parse request body as JSON');

/** The phone of a body in the digits that the service stores, or the error answer. Any E.164 number is accepted. */
export const readAuthPhone = (
  request: Request,
  body: Record<string, unknown>,
  whereMissing: string,
): string | Response => {
  const written = body['phone'];
  if (typeof written !== 'string' || written === '') return refuseAuth(request, 400, 'validation_failed', whereMissing);
  const phone = written.replace(/[\s+]/g, '');
  return /^[1-9]\d{1,14}$/.test(phone)
    ? phone
    : refuseAuth(request, 400, 'validation_failed', 'Invalid phone number format (E.164 required)');
};
