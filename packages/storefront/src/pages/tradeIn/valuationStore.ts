import { readValuationOutcome } from '@dealer/core/valuation';
import type { ValuationOutcome } from '@dealer/core/valuation';
import { fieldsOf } from '../../stores/fields.ts';
import { persisted } from '../../stores/persisted.ts';
import type { KeyValueStorage, Persisted } from '../../stores/persisted.ts';

/** What came of a valuation, and whether the visitor put the offer off. */
export type KeptValuation = {
  outcome: ValuationOutcome;
  isPutOff: boolean /** Its lead in the outbox, until that is confirmed. */;
  key?: string;
};

const readKept = (value: unknown): KeptValuation | undefined => {
  const fields = fieldsOf(value);
  const outcome = readValuationOutcome(fields?.['outcome']);
  const key = fields?.['key'];
  return outcome && { outcome, isPutOff: fields?.['isPutOff'] === true, ...(typeof key === 'string' ? { key } : {}) };
};

/**
 * Keeps the result of a valuation in the tab, so that reloading shows it again; nothing of who asked for it.
 *
 * @example
 * createValuationStore({ storage: sessionStorage, prefix: 'dealer:my-site:' }).read() // => undefined
 */
export const createValuationStore = ({
  storage,
  prefix,
}: {
  storage: KeyValueStorage;
  prefix: string;
}): Persisted<KeptValuation | undefined> =>
  persisted<KeptValuation | undefined>(storage, `${prefix}valuation`, readKept, 1, undefined);
