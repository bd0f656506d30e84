import type { Contract, ContractArea } from '../contract/index.ts';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'examples' in value && 'path' in value;

/**
 * An area of all contracts that its files export, by their paths.
 *
 * @example
 * areaOf({ name: 'leads', title: 'Leads', text: '...' }, leads).contracts.length // => 1
 */
export const areaOf = (about: Omit<ContractArea, 'contracts'>, ...files: readonly object[]): ContractArea => ({
  ...about,
  contracts: files
    .flatMap((file) => Object.values(file).filter(isContract))
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en')),
});
