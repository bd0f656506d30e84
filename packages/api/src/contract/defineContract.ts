import type { Contract } from './contract.ts';

/**
 * Defines the contract of an endpoint. Only `docs/contracts`, tests and mocks may import contracts, not pages.
 *
 * @example
 * export const revealPhoneContract = defineContract({ name: 'Record a phone reveal', method: 'POST', path: endpoints.revealPhone, ... });
 */
export const defineContract = <const Given extends Contract>(contract: Given): Contract => contract;
