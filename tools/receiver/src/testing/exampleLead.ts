import { contractAreas } from '@dealer/api/contracts';

/** The body of the contract's first example of a lead. */
export const exampleLead = contractAreas
  .flatMap(({ contracts }) => contracts)
  .find(({ path, method }) => path === '/api/leads' && method === 'POST')?.examples[0].request as Record<
  string,
  unknown
>;
