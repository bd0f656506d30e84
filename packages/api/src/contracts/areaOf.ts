import type { Contract, ContractArea } from '../contract/index.ts';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'examples' in value && 'path' in value;

/** Collects all contracts that the given modules export into an area, sorted by path. */
export const areaOf = (about: Omit<ContractArea, 'contracts'>, ...files: readonly object[]): ContractArea => ({
  ...about,
  contracts: files
    .flatMap((file) => Object.values(file).filter(isContract))
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en')),
});
