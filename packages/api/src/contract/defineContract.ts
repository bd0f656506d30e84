import type { Contract } from './contract.ts';

/** Defines the contract of an endpoint. Only `docs/contracts`, tests and mocks may import contracts, not pages. */
export const defineContract = <const Given extends Contract>(contract: Given): Contract => contract;
