import { rootProps, type WithRoot } from '../rootProps/index.ts';
import type { BudgetHero } from './budgetHero.ts';

export type HeroBudgetTotalProps = Pick<BudgetHero, 'budget'> & {
  /** The id of its form. */
  id: string;
  className?: string | undefined;
  labelClassName?: string | undefined;
  textClassName?: string | undefined;
  interestClassName?: string | undefined;
};

/**
 * The budget of a form: an output that is announced when its fields change.
 *
 * @example
 * <HeroBudgetTotal id={id} budget={{ label: 'Your budget', text: '$54,000' }} />
 */
export const HeroBudgetTotal = ({
  id,
  budget,
  className,
  labelClassName,
  textClassName,
  interestClassName,
  ...root
}: WithRoot<HeroBudgetTotalProps, 'output'>) => (
  <output {...rootProps(root, className)} htmlFor={`${id}-repayment ${id}-deposit`} data-part="budget">
    <span className={labelClassName}>{budget.label}</span>
    <span className={textClassName}>{budget.text}</span>
    {budget.withInterest === undefined ? null : <span className={interestClassName}>{budget.withInterest}</span>}
  </output>
);
