import type { PurchaseDraft, PurchaseProblems } from '@dealer/core/checkout';
import { FinanceCalculator, type FinanceCalculatorProps } from '@dealer/ui/FinanceCalculator';
import { RadioGroup } from '@dealer/ui/RadioGroup';

const ways = [
  { value: 'cash', label: 'Cash or bank transfer' },
  { value: 'finance', label: 'Finance' },
];

/** How the price is paid, with the calculator where it is by finance. */
export const PaymentStep = ({
  draft,
  problems,
  onChange,
  calculator,
}: {
  draft: PurchaseDraft;
  problems: PurchaseProblems;
  onChange: (part: Partial<PurchaseDraft>) => void;
  calculator: FinanceCalculatorProps | undefined;
}) => (
  <>
    <RadioGroup
      id="purchase-payBy"
      name="payBy"
      label="Payment"
      options={ways}
      value={draft.payBy}
      error={problems.payBy}
      onChange={({ target }) => onChange({ payBy: target.value === 'finance' ? 'finance' : 'cash' })}
    />
    {draft.payBy !== 'finance' ? null : calculator === undefined ? (
      <p>Our finance team comes back to you with what it would cost.</p>
    ) : (
      <FinanceCalculator {...calculator} />
    )}
  </>
);
