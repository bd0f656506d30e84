import type { Contract } from './contract.ts';

/**
 * Lays down an endpoint. Nothing that a page loads may import it: only `docs/contracts`, tests and mocks do.
 *
 * @example
 * export const revealPhoneContract = defineContract({ name: 'Record a phone reveal', method: 'POST', path: endpoints.revealPhone, ... });
 */
export const defineContract = <const Given extends Contract>(contract: Given): Contract => contract;
