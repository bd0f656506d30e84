import { readText } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import type { UserDetails } from './localShapes.ts';
import { readFields } from './readEntries.ts';

/** The longest time for which personal data that was not sent is stored on the device. */
export const personStoredMs = 24 * 3_600_000;

/**
 * The visitor's contact details, to prefill forms; an empty object if there are none.
 *
 * @example
 * parseUserDetails({ name: 'Ana', phone: 412345678 }); // => { name: 'Ana', phone: '412345678' }
 */
export const parseUserDetails = (stored: unknown): UserDetails =>
  readFields(stored, ({ name, last_name, email, phone, postcode }) =>
    defined({
      name: readText(name),
      last_name: readText(last_name),
      email: readText(email),
      phone: readText(phone),
      postcode: readText(postcode),
    }),
  ) ?? {};
