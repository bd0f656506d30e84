import type { ContractError } from './contract.ts';

/**
 * The error row of a contract whose page handles all failures the same way: no connection, timeout, a status of 400 or
 * above, or an invalid response.
 */
export const faults = (page: string): ContractError => ({
  when: 'No connection, no answer in time, a status of 400 and above, or an answer that breaks the contract',
  page,
});
