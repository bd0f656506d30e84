export type { Contract, ContractError, ContractExample, ContractHost } from './contract.ts';
export type { ContractArea } from './contractArea.ts';
export { defineContract } from './defineContract.ts';
export { faults } from './faults.ts';
export { pathOf } from './pathOf.ts';
