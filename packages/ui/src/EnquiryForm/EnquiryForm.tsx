import type { FormEventHandler, ReactNode } from 'react';
import { partProps, rootProps, type WithRoot } from '../rootProps/index.ts';
import { ErrorSummary, type ErrorSummaryItem, type SummaryText } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { EnquiryFields, type EnquiryFieldsProps } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import { FormFrame } from './FormFrame.tsx';
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
  summaryText?: SummaryText | undefined;
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
 * @avoid For a time at the dealer, which is a `TestDriveForm`, and for long forms, which are steps of `StepForm`.
 * @keyboard After a failed attempt the focus goes to the list of errors, after a step to its heading.
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
}: WithRoot<EnquiryFormProps, 'form'>) => {
  return (
    <FormFrame {...rootProps(fields)} label={label} busy={busy} onSubmit={onSubmit} data-part="enquiry-form">
      {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
      <ErrorSummary errors={enquiryProblems(fields, moreProblems)} attempt={attempt} text={summaryText} />
      <EnquiryFields {...partProps(fields)} />
      {check}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div data-part="form-actions">
        <SubmitButton busy={busy} wide busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </FormFrame>
  );
};
