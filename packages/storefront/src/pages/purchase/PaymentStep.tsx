import type { TextFor } from '@dealer/core/texts';
import type { PurchaseDraft, PurchaseProblems } from '@dealer/core/checkout';
import { FinanceCalculator, type FinanceCalculatorProps } from '@dealer/ui/FinanceCalculator';
import { RadioGroup } from '@dealer/ui/RadioGroup';
import { useTexts } from '@dealer/ui/Texts';

const waysOf = (t: TextFor) => [
  { value: 'cash', label: t('Cash or bank transfer') },
  { value: 'finance', label: t('Finance') },
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
}) => {
  const t = useTexts();
  return (
    <>
      <RadioGroup
        id="purchase-payBy"
        name="payBy"
        label={t('Payment')}
        options={waysOf(t)}
        value={draft.payBy}
        error={problems.payBy}
        onChange={({ target }) => onChange({ payBy: target.value === 'finance' ? 'finance' : 'cash' })}
      />
      {draft.payBy !== 'finance' ? null : calculator === undefined ? (
        <p>{t('Our finance team comes back to you with what it would cost.')}</p>
      ) : (
        <FinanceCalculator {...calculator} />
      )}
    </>
  );
};
