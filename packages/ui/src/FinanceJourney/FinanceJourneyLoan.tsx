import type { FinancePageAction } from '@dealer/core/finance';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { NumberSlider } from '../NumberSlider/NumberSlider.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyLoanProps = {
  idPrefix: string;
  purchasePrice: string;
  /** "$10,000 to $200,000". */
  priceHint: string;
  term: string;
  /** The value of the slider, in years. */
  termThumb: number;
  /** Only where an outside lender quotes by it. */
  credit?: { value: string; options: readonly SelectOption[] } | undefined;
  onAction: (action: FinancePageAction) => void;
};

const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/**
 * The loan: price, years, and the buyer's credit history where it changes the quote.
 *
 * @example
 * <FinanceJourneyLoan idPrefix="finance" purchasePrice="30000" priceHint="$10,000 to $200,000" term="5" termThumb={5} credit={{ value: 'GREAT', options }} onAction={act} />
 */
export const FinanceJourneyLoan = ({
  idPrefix,
  purchasePrice,
  priceHint,
  term,
  termThumb,
  credit,
  onAction,
  ...root
}: WithRoot<FinanceJourneyLoanProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.fields)}>
      <TextInput
        id={`${idPrefix}-purchasePrice`}
        label={t('Purchase price')}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        hint={priceHint}
        value={purchasePrice}
        onChange={(event) => onAction({ kind: 'type', field: 'purchasePrice', text: event.target.value })}
        onBlur={() => onAction({ kind: 'leave', field: 'purchasePrice' })}
      />
      <NumberSlider
        id={`${idPrefix}-term`}
        label={t('Term')}
        suffix="years"
        text={term}
        thumb={termThumb}
        range={{ min: 1, max: 7, step: 1 }}
        thumbText={yearsText(termThumb)}
        ends={[yearsText(1), yearsText(7)]}
        onType={(text) => onAction({ kind: 'type', field: 'term', text })}
        onLeave={() => onAction({ kind: 'leave', field: 'term' })}
        onSlide={(years) => onAction({ kind: 'type', field: 'term', text: String(years) })}
      />
      {credit === undefined ? null : (
        <RadioGroup
          id={`${idPrefix}-credit`}
          name={`${idPrefix}-credit`}
          label={t('How would you describe your credit history?')}
          options={credit.options}
          value={credit.value}
          onChange={(event) =>
            onAction({ kind: 'creditHistory', value: event.target.value as 'GREAT' | 'DECENT' | 'POOR' })
          }
        />
      )}
    </div>
  );
};
