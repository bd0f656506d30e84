import { endpoints } from '../endpoints/endpoints.ts';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';

/** The request body, from `revealPhoneBody` of core. */
type Reveal = { readonly car_id: number; readonly dealership_id?: number; readonly website_id?: number };

/** Records that a phone number was revealed (decision E2). Returns false if the call failed; never throws. */
export const recordPhoneReveal = async (http: Http, body: Reveal): Promise<boolean> =>
  (await http.json('POST', endpoints.revealPhone, { schema: anyAnswer, body })).kind === 'ok';
