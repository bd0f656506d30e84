import { emptyEnquiry, type EnquiryForm } from '../enquiry/index.ts';
import { aSite } from './aSite.ts';

/**
 * A completed enquiry form; pass only the values that the test is about.
 *
 * @example
 * anEnquiry({ phone: '' });
 */
export const anEnquiry = (change: Partial<EnquiryForm> = {}): EnquiryForm => ({
  ...emptyEnquiry(aSite()),
  name: 'Ana',
  lastName: 'Kerr',
  email: 'ana.kerr@example.com',
  phone: '0412 345 678',
  message: 'Is it still available?',
  ...change,
});
