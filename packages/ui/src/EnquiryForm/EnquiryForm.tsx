import { partProps, rootProps, type WithRoot } from '../rootProps/index.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { EnquiryFields, type EnquiryFieldsProps } from './EnquiryFields.tsx';
import { FormEnd, type SentFormProps } from './FormEnd.tsx';
import { FormFrame } from './FormFrame.tsx';
import { enquiryProblems } from './enquiryProblems.ts';

export type EnquiryFormProps = EnquiryFieldsProps &
  SentFormProps & {
    /** What the enquiry is about. */
    vehicle?: VehicleMiniProps;
    /** Errors of the further questions, listed between contact and message, as on the page. */
    moreProblems?: readonly ErrorSummaryItem[];
  };

/**
 * The whole enquiry form: vehicle, errors, fields, status, button. It has no state and validates nothing.
 *
 * @avoid For a time at the dealer, which is a `TestDriveForm`, and for long forms, which are steps of `StepForm`.
 * @keyboard After a failed attempt the focus goes to the list of errors, after a step to its heading.
 * @accessibility A form with a name. Required fields are announced as such, optional ones have the word in their label. Contact fields have autofill and the fitting on-screen keyboard.
 * @accessibility While it is being sent, the button is announced as unavailable and the focus stays on it. A failure is announced by `FormStatus`.
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
  onSubmit,
  moreProblems = [],
  ...fields
}: WithRoot<EnquiryFormProps, 'form'>) => (
  <FormFrame {...rootProps(fields)} label={label} busy={busy} onSubmit={onSubmit} data-part="enquiry-form">
    {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
    <ErrorSummary errors={enquiryProblems(fields, moreProblems)} attempt={attempt} text={summaryText} />
    <EnquiryFields {...partProps(fields)} />
    <FormEnd {...fields} busy={busy} />
  </FormFrame>
);
