import type { FormEventHandler, ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { EnquiryFields, type EnquiryFieldsProps } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import frame from './formFrame.module.css';
import { enquiryProblems } from './enquiryProblems.ts';

export type EnquiryFormProps = EnquiryFieldsProps & {
  /** Name of the form as a landmark. */
  label: string;
  /** What the enquiry is about. */
  vehicle?: VehicleMiniProps;
  /** Errors of the further questions, listed between contact and message, as on the page. */
  moreProblems?: readonly ErrorSummaryItem[];
  /** How often sending was attempted; each failed attempt moves the focus to the summary. */
  attempt: number;
  /** The text of the summary; by default the specified one. */
  summaryText?: ErrorSummaryProps['text'];
  busy?: boolean;
  /** Why the server refused the form. The input stays. */
  failure?: string | undefined;
  /** An alternative after a failure: the phone number. */
  failureHelp?: ReactNode;
  /** The spam check: a hidden field, and a captcha where the site has one. */
  check?: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  /** One sentence under the button: privacy, when the dealer answers. */
  note?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/**
 * The whole enquiry form: vehicle, errors, fields, status, button. It has no state and validates nothing.
 *
 * @example
 * <EnquiryForm label="Enquire Now" idPrefix="enquiry" fields={fields} errors={errors} attempt={submitCount} submitLabel="Send enquiry" onSubmit={handleSubmit(send)} />
 */
export const EnquiryForm = ({
  label,
  vehicle,
  attempt,
  summaryText,
  busy = false,
  failure,
  failureHelp,
  check,
  submitLabel,
  busyLabel,
  note,
  onSubmit,
  moreProblems = [],
  ...fields
}: EnquiryFormProps) => {
  return (
    <form
      className={frame.form}
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      data-part="enquiry-form"
      data-status={busy ? 'submitting' : 'idle'}
    >
      {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
      <ErrorSummary errors={enquiryProblems(fields, moreProblems)} attempt={attempt} text={summaryText} />
      <EnquiryFields {...fields} />
      {check}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div data-part="form-actions">
        <SubmitButton busy={busy} wide busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </form>
  );
};
