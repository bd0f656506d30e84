import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';

/**
 * Lets the backend look whether it knows the phone (specification section 7), so that it has the contact ready. Whether it does is nobody's
 * business on this side: no answer comes out, so that no page can show by accident who is a customer.
 *
 * @example
 * void askContactExists(http, '+61412345678');
 */
export const askContactExists = async (http: Http, phone: string): Promise<void> => {
  await http.json('GET', authEndpoints.contactExists, { schema: anyAnswer, query: { phone_number: phone } });
};
