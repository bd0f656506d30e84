import type { CostAction, RunningCostsModel } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { CostFields } from './CostFields.tsx';
import frame from './calculatorFrame.module.css';
import styles from './RunningCosts.module.css';

export type RunningCostsProps = {
  /** Prefix of all ids. */
  id: string;
  model: RunningCostsModel;
  /** Address of the finance calculator with rate and conditions, where the page has one. */
  financeHref?: string | undefined;
  onAction: (action: CostAction) => void;
};

/**
 * What a vehicle costs to run: its energy for a week and a year, and everything over the years, with all assumptions in fields.
 *
 * @avoid For the repayment of a loan alone: use `FinanceCalculator`.
 * @accessibility The cost of a week and of a year is a live region that is read as a whole. The other costs are a description list, which is not announced.
 *
 * @example
 * <RunningCosts id="costs" model={runningCostsModel(vehicle, site, state, { now })} onAction={act} />
 */
export const RunningCosts = ({ id, model, financeHref, onAction, ...root }: WithRoot<RunningCostsProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, frame.root)} data-part="fuel-calculator">
      <CostFields id={id} fields={model.energyFields} onAction={onAction} />
      <div role="status" aria-atomic="true">
        <p className={styles.week}>
          <strong translate="no">{model.week}</strong> a week
        </p>
        <p className={styles.year}>{t('{year} a year', { year: model.year })}</p>
        {model.roadUser === undefined ? null : <p className={styles.year}>{model.roadUser}</p>}
      </div>
      <section className={styles.years} aria-labelledby={`${id}-years-title`} data-part="running-costs">
        <h3 className={styles.title} id={`${id}-years-title`}>
          {model.title}
        </h3>
        <CostFields id={id} fields={model.ownFields} onAction={onAction} />
        <dl className={styles.lines}>
          {model.lines.map(({ part, label, text, note, amount }) => (
            <div key={part}>
              <dt>
                <span>{label}</span>
                {note === undefined ? null : <small>{note}</small>}
                {part === 'finance' && financeHref !== undefined ? (
                  <small>
                    <Link href={financeHref}>{t('Rate and conditions')}</Link>
                  </small>
                ) : null}
              </dt>
              <dd translate={amount === undefined ? undefined : 'no'}>{text}</dd>
            </div>
          ))}
          <div data-part="total">
            <dt>{model.total.label}</dt>
            <dd translate="no">{model.total.text}</dd>
          </div>
        </dl>
        <p className={styles.small}>
          {[
            model.total.note,
            'An estimate from the figures above, which you can change. Prices and charges may change over the years.',
          ]
            .filter((text) => text !== '')
            .join(' ')}
        </p>
      </section>
    </div>
  );
};
