import type { CalculatorAction, CalculatorField, FinanceCalculatorModel, RateText } from '@dealer/core/finance';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Button } from '../Button/Button.tsx';
import { NumberSlider } from '../NumberSlider/NumberSlider.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FinanceCalculator.module.css';
import figure from './payment.module.css';

export type FinanceCalculatorProps = {
  /** Prefix of all ids; a page may have two calculators. */
  id: string;
  model: FinanceCalculatorModel;
  /** Texts for positions of the sliders. */
  money: (amount: number) => string;
  /** Shown below a field whose number is out of range. */
  notes: Partial<Record<CalculatorField, string>>;
  /** The rates that the figures start from, always both. */
  rates?: RateText | undefined;
  /** The price is that of the page's vehicle, so it is not a field. */
  fixedPrice?: boolean;
  /** Sentences under the figures. */
  disclaimer: readonly string[];
  /** Link to the finance form; undefined inside a finance journey. */
  enquire?: { label: string; href: string } | undefined;
  onAction: (action: CalculatorAction) => void;
};

const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/**
 * Calculates a loan: price, deposit, final payment, term, rate and frequency, with the repayment and its total.
 *
 * @avoid For the offer of a lender, whose figures are fixed: use `FinanceBox`.
 * @accessibility The repayment is a live region that is read as a whole. A second one announces what becomes of a price that is typed.
 * @accessibility The frequencies are native radio buttons in a fieldset, drawn as segments at least 44 px high, with the focus ring around the segment.
 * @accessibility Forced colours: the chosen frequency has the system's highlight colour.
 *
 * @example
 * <FinanceCalculator id="finance" model={calculatorModel(state, site)} money={money} notes={{}} disclaimer={[]} enquire={{ label: 'Enquire for Finance', href: '?enquire=finance' }} onAction={act} />
 */
export const FinanceCalculator = ({
  id,
  model,
  money,
  notes,
  rates,
  fixedPrice = false,
  disclaimer,
  enquire,
  onAction,
  ...root
}: WithRoot<FinanceCalculatorProps, 'div'>) => {
  const t = useTexts();
  const { price, deposit, residual, term, rate, frequency, repayment } = model;
  // The star refers to the footnote.
  const star = model.starred ? '*' : '';
  const field = (name: CalculatorField) => ({
    id: `${id}-${name}`,
    hint: notes[name],
    onType: (text: string) => onAction({ kind: 'type', field: name, text }),
    onLeave: () => onAction({ kind: 'leave', field: name }),
    onSlide: (value: number) => onAction({ kind: 'slide', field: name, value }),
  });
  const plain = (name: 'deposit' | 'residual', label: string, text: string) => {
    const { onType, onLeave, onSlide: _, ...rest } = field(name);
    return (
      <TextInput
        {...rest}
        label={label}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
    );
  };
  return (
    <div {...rootProps(root, styles.root)} data-part="finance-calculator">
      <div className={styles.panel}>
        <div className={styles.inputs}>
          {fixedPrice ? null : (
            <>
              <NumberSlider
                {...field('price')}
                label={t('Purchase price')}
                prefix="$"
                text={price.text}
                thumb={price.thumb}
                range={price.range}
                thumbText={money(price.thumb)}
                ends={[money(price.range.min), money(price.range.max)]}
                error={price.message}
              />
              <div aria-live="polite" data-part="price-announcement">
                <VisuallyHidden>{price.announcement}</VisuallyHidden>
              </div>
            </>
          )}
          <div className={styles.pair} data-single={residual === undefined || undefined}>
            {plain('deposit', 'Deposit or trade-in', deposit.text)}
            {residual === undefined ? null : plain('residual', 'Final payment', residual.text)}
          </div>
          {term.control.kind === 'slider' ? (
            <NumberSlider
              {...field('term')}
              label={t('Term')}
              suffix="years"
              text={term.text}
              thumb={term.value}
              range={term.control}
              thumbText={yearsText(term.value)}
              ends={[yearsText(term.control.min), yearsText(term.control.max)]}
            />
          ) : (
            <Select
              id={`${id}-term`}
              label={t('Term')}
              value={String(term.value)}
              options={term.control.years.map((years) => ({ value: String(years), label: yearsText(years) }))}
              onChange={(event) => onAction({ kind: 'slide', field: 'term', value: Number(event.target.value) })}
            />
          )}
          <NumberSlider
            {...field('rate')}
            label={t('Interest rate')}
            suffix="%"
            text={rate.text}
            thumb={rate.thumb}
            range={rate.range}
            thumbText={`${rate.thumb}% p.a.`}
            ends={[`${rate.range.min}%`, `${rate.range.max}%`]}
            disabled={rate.locked}
          />
        </div>
        <div className={styles.result}>
          {frequency === undefined ? null : (
            <fieldset>
              <legend className={styles.legend}>{t('Repayments')}</legend>
              <div className={styles.options}>
                {frequency.options.map(({ value, label }) => (
                  <label key={value} className={styles.option}>
                    <ChoiceInput
                      type="radio"
                      name={`${id}-every`}
                      value={value}
                      checked={frequency.value === value}
                      onChange={() => onAction({ kind: 'frequency', frequency: value })}
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <div className={styles.figures} role="status" aria-atomic="true">
            <p className={figure.payment} data-kind={repayment.kind}>
              {/* Said once: where there is nothing to quote, the words are the way to ask. */}
              <strong>
                {repayment.kind === 'enquire' && enquire !== undefined ? (
                  <Link href={enquire.href}>{repayment.text}</Link>
                ) : (
                  repayment.text
                )}
              </strong>
              {repayment.per === '' ? null : <span>{` ${repayment.per}${star}`}</span>}
            </p>
            {repayment.total === '' ? null : (
              <p className={styles.total}>
                <span>{repayment.totalLabel}</span> <strong translate="no">{repayment.total}</strong>
              </p>
            )}
          </div>
          {model.breakdown.length === 0 ? null : (
            <dl className={styles.fees}>
              {model.breakdown.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd translate="no">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {rates?.kind !== 'rates' ? null : (
            <dl className={styles.fees}>
              <div>
                <dt>{t('Interest rate')}</dt>
                <dd translate="no">{rates.interest}</dd>
              </div>
              <div>
                <dt>{t('Comparison rate')}</dt>
                <dd translate="no">{rates.comparison}</dd>
              </div>
            </dl>
          )}
          {enquire === undefined || repayment.kind === 'enquire' ? null : (
            <div className={styles.enquire}>
              <Button variant="primary" wide href={enquire.href}>
                {enquire.label}
              </Button>
            </div>
          )}
        </div>
      </div>
      <div className={styles.small}>
        {disclaimer.map((line, at) => (
          <p key={line}>{`${at === 0 && star !== '' ? '* ' : ''}${line}`}</p>
        ))}
      </div>
    </div>
  );
};
