import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { SummaryText } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import frame from './formFrame.module.css';

type FormEndProps = {
  submitLabel: string;
  busy?: boolean;
  busyLabel?: string;
  /** Why the server refused the form. The input stays. */
  failure?: string | undefined;
  /** An alternative after a failure: the phone number. */
  failureHelp?: ReactNode;
  /** The spam check: a hidden field, and a captcha where the site has one. */
  check?: ReactNode;
  /** One sentence under the button: privacy, when the dealer answers. */
  note?: ReactNode;
};

/** What every form that is sent to the dealer takes. */
export type SentFormProps = FormEndProps & {
  /** Name of the form as a landmark. */
  label: string;
  /** How often this form, or step, was submitted; each failed attempt moves the focus to the summary. */
  attempt: number;
  /** The text of the error summary; by default the specified one. */
  summaryText?: SummaryText | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** The end of a form that is sent to the dealer: spam check, result, buttons, note. */
export const FormEnd = ({
  submitLabel,
  busy = false,
  busyLabel,
  failure,
  failureHelp,
  check,
  note,
  onBack,
}: FormEndProps & { onBack?: (() => void) | undefined }) => {
  const t = useTexts();
  return (
    <>
      {check}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div className={frame.end} data-part="form-actions" data-single={onBack === undefined ? '' : undefined}>
        {onBack === undefined ? null : (
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('Back')}
          </Button>
        )}
        <SubmitButton busy={busy} wide busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={frame.note}>{note}</p>}
    </>
  );
};
