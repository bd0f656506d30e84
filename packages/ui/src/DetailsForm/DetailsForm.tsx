import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { errorItems } from '../ErrorSummary/errorItems.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { EmailField } from '../EnquiryForm/EmailField.tsx';
import type { SentFormProps } from '../EnquiryForm/FormEnd.tsx';
import { FormFrame } from '../EnquiryForm/FormFrame.tsx';
import frame from '../EnquiryForm/formFrame.module.css';
import { enquiryLabels } from '../EnquiryForm/enquiryLabels.ts';
import styles from './DetailsForm.module.css';

export type DetailsField = 'name' | 'lastName' | 'email';

export type DetailsFormProps = Pick<
  SentFormProps,
  'label' | 'attempt' | 'summaryText' | 'busy' | 'failure' | 'onSubmit'
> & {
  /** The values of the fields. */
  fields: Record<DetailsField, FieldBinding>;
  errors: Partial<Record<DetailsField, string>>;
  /** Called when the visitor goes back without saving. */
  onCancel: () => void;
};

const { name, lastName, email } = enquiryLabels;
const labels = { name, lastName, email } as const satisfies Record<DetailsField, string>;
const idOf = (name: DetailsField): string => `details-${name}`;

/**
 * Changes the name and email of a signed-in person. It has no state and validates nothing.
 *
 * @avoid For visitors who are not signed in: `SignInForm` takes their name and email.
 * @accessibility A form with a name. Every field is announced as required and has autofill. A failed attempt is described at `ErrorSummary`, a failure to send is announced by `FormStatus`.
 *
 * @example
 * <DetailsForm label="Change your details" fields={fields} errors={errors} attempt={submitCount} onSubmit={save} onCancel={close} />
 */
export const DetailsForm = ({
  label,
  fields,
  errors,
  attempt,
  summaryText,
  busy = false,
  failure,
  onSubmit,
  onCancel,
  ...root
}: WithRoot<DetailsFormProps, 'form'>) => {
  const t = useTexts();
  const of = (name: DetailsField) => ({ id: idOf(name), error: errors[name], 'aria-required': true, ...fields[name] });
  return (
    <FormFrame {...rootProps(root)} label={label} busy={busy} onSubmit={onSubmit} data-part="details-form">
      <ErrorSummary errors={errorItems(labels, errors, idOf)} attempt={attempt} text={summaryText} />
      <div className={frame.fields}>
        <div className={frame.pair}>
          <TextInput label={labels.name} autoComplete="given-name" {...of('name')} />
          <TextInput label={labels.lastName} autoComplete="family-name" {...of('lastName')} />
        </div>
        <EmailField {...of('email')} />
      </div>
      <FormStatus message={failure} />
      <div className={styles.actions} data-part="form-actions">
        <SubmitButton busy={busy} busyLabel={t('Saving')}>
          {t('Save details')}
        </SubmitButton>
        <Button size="large" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </FormFrame>
  );
};
