import type { ContractError } from './contract.ts';

/**
 * The row of a contract for whatever goes wrong on the way, where a page makes no difference: no connection, no answer in time, a
 * status of 400 and above, an answer that breaks the contract.
 *
 * @example
 * faults('The count is not shown.') // => { when: 'No connection, ...', page: 'The count is not shown.' }
 */
export const faults = (page: string): ContractError => ({
  when: 'No connection, no answer in time, a status of 400 and above, or an answer that breaks the contract',
  page,
});
