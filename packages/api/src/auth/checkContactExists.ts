import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { authEndpoints } from './authEndpoints.ts';

/**
 * Lets the backend look up the contact of a phone number (E.164) in advance. The response is discarded, so that no page
 * can reveal who is a customer.
 */
export const checkContactExists = async (http: Http, phone: string): Promise<void> => {
  await http.json('GET', authEndpoints.contactExists, { schema: anyAnswer, query: { phone_number: phone } });
};
