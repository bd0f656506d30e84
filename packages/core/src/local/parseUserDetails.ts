import { readText } from '../vehicle/readers.ts';
import { defined } from '../wire/defined.ts';
import type { UserDetails } from './localShapes.ts';
import { readFields } from './readEntries.ts';

/**
 * Who the visitor said they are, to prefill forms (specification section 3, Local data; row 3.D03); nothing known is an empty object.
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
