import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './StepProgress.module.css';

export type StepProgressProps = {
  /** The purpose of the steps; names the list for screen readers. */
  label: string;
  /** Short names of the steps, in order. */
  steps: readonly string[];
  /** The step that is shown, counted from 1. One more than there are steps: all are done. */
  current: number;
  /** With it, completed steps are buttons. */
  onStep?: ((step: number) => void) | undefined;
};

const statusOf = (step: number, current: number): 'done' | 'current' | 'ahead' =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

/**
 * The progress of a journey. Wide: each step's name below its bar; narrow: bars and the current step's name.
 *
 * @avoid For a wait, which is a `LoadingBar`, and for pages of a list, which are `Pagination`.
 * @accessibility Screen readers: an ordered list with a name. The current step has `aria-current="step"`, a done one is read with "(done)" and has a tick. The line with the number of the step is hidden from them.
 * @accessibility Touch: a step that can be returned to is at least 44 px high.
 * @accessibility Forced colours: each bar has a border, and those up to the current step the system's highlight colour.
 *
 * @example
 * <StepProgress label="Trade-in valuation" steps={['Your car', 'Kilometres', 'Offer']} current={2} />
 */
export const StepProgress = ({ label, steps, current, onStep, ...root }: WithRoot<StepProgressProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.root)} data-part="step-progress">
      <p className={styles.count} aria-hidden="true">
        <span>
          {current > steps.length ? t('Done') : t('Step {current} of {count}', { current, count: steps.length })}
        </span>
        {current > steps.length ? null : <span className={styles.here}>{steps[current - 1]}</span>}
      </p>
      <ol className={styles.list} aria-label={t('{label}: progress', { label })}>
        {steps.map((name, index) => {
          const step = index + 1;
          const status = statusOf(step, current);
          const face = (
            <>
              <span className={styles.bar} aria-hidden="true" />
              <span className={styles.name}>
                {status === 'done' ? <Check className={styles.check} /> : null}
                <span>
                  <span>{name}</span>
                  {status === 'done' ? <VisuallyHidden> {t('(done)')}</VisuallyHidden> : null}
                </span>
              </span>
            </>
          );
          return (
            <li
              key={name}
              className={styles.step}
              data-status={status}
              aria-current={status === 'current' ? 'step' : undefined}
            >
              {status === 'done' && onStep !== undefined ? (
                <button type="button" className={styles.face} onClick={() => onStep(step)}>
                  {face}
                </button>
              ) : (
                <span className={styles.face}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
