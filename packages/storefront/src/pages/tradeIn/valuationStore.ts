import { readValuationOutcome, type ValuationOutcome } from '@dealer/core/valuation';
import { fieldsOf } from '../../stores/fields.ts';
import { persisted, type Persisted, type SiteStorage } from '../../stores/persisted.ts';

/** The result of a valuation and whether the offer was postponed. */
export type StoredValuation = {
  outcome: ValuationOutcome;
  isPutOff: boolean /** Its lead in the outbox, until that is confirmed. */;
  key?: string;
};

const readStored = (value: unknown): StoredValuation | undefined => {
  const fields = fieldsOf(value);
  const outcome = readValuationOutcome(fields?.['outcome']);
  const key = fields?.['key'];
  return outcome && { outcome, isPutOff: fields?.['isPutOff'] === true, ...(typeof key === 'string' ? { key } : {}) };
};

/** Stores the result of a valuation in the tab, so that a reload shows it; without personal data. */
export const createValuationStore = ({ storage, prefix }: SiteStorage): Persisted<StoredValuation | undefined> =>
  persisted<StoredValuation | undefined>(storage, `${prefix}valuation`, readStored, 1, undefined);
