import type { Contract } from './contract.ts';

/** The contracts of one area, which are one page of `docs/contracts`. */
export type ContractArea = {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly contracts: readonly Contract[];
};
