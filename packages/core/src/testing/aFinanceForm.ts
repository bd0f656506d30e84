import type { FinanceForm } from '../enquiry/index.ts';

/**
 * A completed finance form; pass only the values that the test is about.
 *
 * @example
 * aFinanceForm({ whoIsHelping: 'Sam' });
 */
export const aFinanceForm = (change: Partial<FinanceForm> = {}): FinanceForm => ({
  purchasePrice: 45_990,
  loanTerm: 5,
  selfAssessedCreditScore: 'GREAT',
  name: 'Ana',
  lastName: 'Kerr',
  email: 'ana@example.com',
  phone: '0412 345 678',
  postcode: '4000',
  whoIsHelping: '',
  subscribe: false,
  terms: false,
  ...change,
});
