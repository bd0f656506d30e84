import type { FormEvent } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { Button } from '../Button/Button.tsx';
import { ShowResultsButton } from '../ShowResultsButton/ShowResultsButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import covering from '../Field/coveringInput.module.css';
import styles from './HeroBudgetForm.module.css';
import type { BudgetHero, HeroAmount } from './budgetHero.ts';

export type HeroBudgetFormProps = Pick<
  BudgetHero,
  'title' | 'frequency' | 'repayment' | 'deposit' | 'action' | 'message' | 'note' | 'quick' | 'onSubmit'
> & {
  /** Prefix of the ids of its fields, which `HeroBudgetTotal` refers to. */
  id: string;
};

/**
 * The form of the budget finder: frequency, repayment and deposit, with the button to the results and links to fixed prices.
 *
 * @avoid For the repayment of one vehicle, which is the `FinanceCalculator`.
 * @accessibility A form with a name. The frequencies are native radio buttons in a fieldset, drawn as segments at least 44 px high, with the focus ring around the segment. `message` is a live region, and the budget an `output` of its fields, which is announced.
 * @accessibility Without results the button is announced as unavailable and stays in the tab order.
 * @accessibility Forced colours: the chosen frequency has the system's highlight colour.
 *
 * @example
 * <HeroBudgetForm id={id} {...hero} />
 */
export const HeroBudgetForm = ({
  id,
  title,
  frequency,
  repayment,
  deposit,
  action,
  message,
  note,
  quick,
  onSubmit,
  ...root
}: WithRoot<HeroBudgetFormProps, 'form'>) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.kind === 'show') onSubmit();
  };
  const amount = ({ label, value, onChange, onBlur }: HeroAmount, name: string) => (
    <TextInput
      id={`${id}-${name}`}
      label={label}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
  return (
    <form {...rootProps(root, styles.form)} aria-label={title} onSubmit={submit}>
      <fieldset>
        <legend className={styles.legend}>{frequency.label}</legend>
        <div className={styles.options}>
          {frequency.options.map((option) => (
            <label key={option.value} className={styles.option}>
              <ChoiceInput
                className={covering.input}
                type="radio"
                name={`${id}-frequency`}
                value={option.value}
                checked={option.value === frequency.value}
                onChange={() => frequency.onChange(option.value)}
              />
              <span className={styles.optionLabel}>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.amounts}>
        {amount(repayment, 'repayment')}
        {amount(deposit, 'deposit')}
      </div>
      {action.kind === 'show' ? (
        <ShowResultsButton count={action.count} labelFor={action.labelFor} waitingLabel={action.waitingLabel} submit />
      ) : (
        <Button type="submit" variant="primary" size="large" wide aria-disabled>
          {action.label}
        </Button>
      )}
      <p className={styles.message} role="status">
        {message}
      </p>
      <p className={styles.note}>{note}</p>
      {quick === undefined || quick.items.length === 0 ? null : (
        <nav aria-labelledby={`${id}-quick`}>
          <p id={`${id}-quick`} className={styles.quickLabel}>
            {quick.label}
          </p>
          <ul className={styles.quickList}>
            {quick.items.map((item) => (
              <li key={item.href}>
                <Link className={styles.quickLink} href={item.href}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </form>
  );
};
