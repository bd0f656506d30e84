import type { Mutant } from './readMutants.ts';

/** Why a kind of change may live: a part of the source's path, of what stood there and of what it became. */
type Reason = { file?: RegExp; from?: RegExp; to?: RegExp; mutator?: RegExp; reason: string };

const reasons: readonly Reason[] = [];

/**
 * Why a change that no test noticed may stay so. What nobody has judged yet says so.
 *
 * @example
 * reasonFor(mutant) // => 'the same answer either way: ...'
 */
export const reasonFor = ({ file, from, to, mutator, status }: Mutant): string =>
  reasons.find((entry) => (entry.file?.test(file) ?? true) && (entry.from?.test(from) ?? true) && (entry.to?.test(to) ?? true) && (entry.mutator?.test(mutator) ?? true))?.reason ?? (status === 'uncovered' ? 'no test reaches it' : 'not judged yet');
