import { endpoints } from '../endpoints/endpoints.ts';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';

/** What the backend is told: see `revealPhoneBody` of core. */
type Reveal = { readonly car_id: number; readonly dealership_id?: number; readonly website_id?: number };

/**
 * Tells the backend that a phone number was revealed (specification section 7, Reveal-phone event; decision E2). The answer is
 * not used: false says only that the call failed, for the console (row 8.R09).
 *
 * @example
 * if (!(await recordPhoneReveal(http, revealPhoneBody(vehicle, site)))) console.warn(errorText('revealPhone'));
 */
export const recordPhoneReveal = async (http: Http, body: Reveal): Promise<boolean> =>
  (await http.json('POST', endpoints.revealPhone, { schema: anyAnswer, body })).kind === 'ok';
