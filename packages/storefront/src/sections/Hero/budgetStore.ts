import type { BudgetFinder } from '@dealer/core/finance';
import { fieldsOf } from '../../stores/fields.ts';
import { persisted, type Persisted, type SiteStorage } from '../../stores/persisted.ts';

const readFinder = (value: unknown): BudgetFinder | undefined => {
  const { frequency, repayment, isOwnRepayment, deposit } = fieldsOf(value) ?? {};
  return (frequency === 'week' || frequency === 'month') && typeof repayment === 'string' && typeof deposit === 'string'
    ? { frequency, repayment, isOwnRepayment: isOwnRepayment === true, deposit }
    : undefined;
};

/**
 * The budget finder's amounts for the length of the tab, so that Back from the results shows them again. `fallback` is the finder before
 * anybody has typed.
 */
export const createBudgetStore = ({
  storage,
  prefix,
  fallback,
}: SiteStorage & { fallback: BudgetFinder }): Persisted<BudgetFinder> =>
  persisted(storage, `${prefix}budget`, readFinder, 2, fallback);
