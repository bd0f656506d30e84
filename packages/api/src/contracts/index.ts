export { contractAreas } from './contractAreas.ts';
export type { Contract, ContractArea, ContractExample } from '../contract/index.ts';
