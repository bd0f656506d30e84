import { type FormEvent, useId } from 'react';
import { BodySilhouette } from '../BodySilhouette/BodySilhouette.tsx';
import { Button } from '../Button/Button.tsx';
import { ShowResultsButton } from '../ShowResultsButton/ShowResultsButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { HeroPicture } from './heroPicture.ts';
import styles from './HomeHeroBudget.module.css';

type Amount = {
  label: string;
  /** As it stands in the box, while it is typed as well. */
  value: string;
  onChange: (value: string) => void;
  /** The moment to clamp it. */
  onBlur?: () => void;
};

export type HomeHeroBudgetProps = {
  /** Specification section 2: "Find cars for your budget". */
  title: string;
  text?: string;
  frequency: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
  repayment: Amount;
  deposit: Amount;
  /** What it comes to: "Your budget", "$54,000". */
  budget: { label: string; text: string };
  /** "Show Me 214 Cars"; none below the cheapest car. */
  action:
    | { kind: 'none'; label: string }
    | { kind: 'show'; count: number | undefined; labelFor: (count: number) => string; waitingLabel: string };
  /** "No cars found for this budget". */
  message?: string;
  /** What the figure leaves out: interest, fees, balloon. */
  note: string;
  /** Prices to press instead of working one out. */
  quick?: { label: string; items: readonly { label: string; href: string }[] };
  picture?: HeroPicture;
  /** Drawn under the figure where there is no picture. */
  body?: string;
  onSubmit: () => void;
};

/** What you can pay comes first; the figure grows while you type, and leads to the cars behind it. */
export const HomeHeroBudget = ({
  title,
  text,
  frequency,
  repayment,
  deposit,
  budget,
  action,
  message,
  note,
  quick,
  picture,
  body = 'SUV',
  onSubmit,
}: HomeHeroBudgetProps) => {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (action.kind === 'show') onSubmit();
  };
  const amount = ({ label, value, onChange, onBlur }: Amount, name: string) => (
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
    <section className={styles.hero} aria-label={title} data-part="home-hero" data-recipe="budget">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <form className={styles.form} aria-label={title} onSubmit={submit}>
          <fieldset className={styles.frequency}>
            <legend className={styles.legend}>{frequency.label}</legend>
            <div className={styles.options}>
              {frequency.options.map((option) => (
                <label key={option.value} className={styles.option}>
                  <input
                    className={styles.radio}
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
            <ShowResultsButton
              count={action.count}
              labelFor={action.labelFor}
              waitingLabel={action.waitingLabel}
              submit
            />
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
            <nav className={styles.quick} aria-labelledby={`${id}-quick`}>
              <p id={`${id}-quick`} className={styles.quickLabel}>
                {quick.label}
              </p>
              <ul className={styles.quickList}>
                {quick.items.map((item) => (
                  <li key={item.href}>
                    <a className={styles.quickLink} href={item.href}>
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </form>
        <div className={styles.stage}>
          {picture === undefined ? (
            <div className={styles.silhouette} aria-hidden="true">
              <BodySilhouette body={body} />
            </div>
          ) : (
            <img
              className={styles.picture}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="(min-width: 60rem) 50vw, 100vw"
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              fetchPriority="high"
            />
          )}
          <output className={styles.tag} htmlFor={`${id}-repayment ${id}-deposit`} data-part="budget">
            <span className={styles.tagLabel}>{budget.label}</span>
            <span className={styles.tagText}>{budget.text}</span>
          </output>
        </div>
      </div>
    </section>
  );
};
