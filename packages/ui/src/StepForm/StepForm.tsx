import type { ReactNode, Ref } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import type { SentFormProps } from '../EnquiryForm/FormEnd.tsx';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './StepForm.module.css';

export type StepFormProps = Omit<SentFormProps, 'label'> & {
  /** The heading of the step; it takes the focus when the step changes. */
  title: string;
  /** The heading, for code that moves the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence below the heading. */
  intro?: string | undefined;
  errors: ErrorSummaryItem[];
  /** An alternative action, next to the form's own. */
  other?: { label: string; onPress: () => void } | undefined;
  /** Absent in the first step. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * One step of a journey: heading, errors, fields, back and submit. It has no state and validates nothing.
 *
 * @avoid For what fits on one screen: each step is one more press. Use `EnquiryForm`.
 * @accessibility A form named by its title, which can take the focus when the step changes. A failure is announced by `FormStatus`.
 *
 * @example
 * <StepForm title="How would you like to pay?" errors={[]} attempt={0} submitLabel="Continue" onBack={back} onSubmit={next}>...</StepForm>
 */
export const StepForm = ({
  title,
  headingRef,
  intro,
  errors,
  attempt,
  summaryText,
  submitLabel,
  busy = false,
  busyLabel = 'One moment',
  failure,
  failureHelp,
  check,
  note,
  other,
  onBack,
  onSubmit,
  children,
  ...root
}: WithRoot<StepFormProps, 'form'>) => {
  const t = useTexts();
  return (
    <form
      {...rootProps(root, styles.form)}
      noValidate
      aria-label={title}
      onSubmit={onSubmit}
      data-part="step-form"
      data-status={busy ? 'submitting' : 'idle'}
    >
      <div className={styles.head}>
        <h2 className={styles.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
      </div>
      <ErrorSummary errors={errors} attempt={attempt} text={summaryText} />
      <div className={styles.fields}>{children}</div>
      {check}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div className={styles.end} data-part="form-actions">
        <SubmitButton busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
        {other === undefined ? null : (
          <Button size="large" onClick={other.onPress}>
            {other.label}
          </Button>
        )}
        {onBack === undefined ? null : (
          <Button size="large" onClick={onBack}>
            {t('Back')}
          </Button>
        )}
      </div>
      {note === undefined ? null : <div className={styles.note}>{note}</div>}
    </form>
  );
};
