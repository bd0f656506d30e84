import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import { userDetailsSchema, type UserDetails } from './localShapes.ts';

/**
 * Who the visitor said they are, to prefill forms (specification section 3, Local data; row 3.D03); nothing known is an empty object.
 *
 * @example
 * parseUserDetails({ name: 'Ana', phone: 412345678 }); // => { name: 'Ana', phone: '412345678' }
 */
export const parseUserDetails = (stored: unknown): UserDetails => {
  const read = readDoc(userDetailsSchema, stored);
  return read.kind === 'read' ? defined(read.doc) : {};
};
