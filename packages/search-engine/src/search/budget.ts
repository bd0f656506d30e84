import { ApiError } from '../http/apiError.ts';

/** Counts work, in looks at one value of one document; throws when a query has asked for too much. */
export type Spend = (steps: number) => void;

/** About 0.3 s on an ordinary machine, 0.6 s on a slow one. Counted, not timed: the same query gets the same answer on a busy machine. */
const MOST_STEPS = 50_000_000;

/**
 * What one query may cost, so that none takes longer than a second whatever it asks for: filters of thousands of ranges,
 * highlighting a whole stock. Building columns and the inverted index is not counted: it happens once.
 *
 * @example
 * const spend = createBudget();
 * spend(column.size);
 */
export const createBudget = (most = MOST_STEPS): Spend => {
  let left = most;
  return (steps) => {
    left -= steps;
    if (left < 0)
      throw new ApiError(
        'bad_request',
        'The query asks for more work than the embedded engine does for one query, which is about one second. Ask for less at once: fewer ranges in the filter, fewer highlighted hits.',
      );
  };
};
