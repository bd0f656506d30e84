import type { FormEventHandler, ReactNode, Ref } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { errorItems } from '../ErrorSummary/errorItems.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import type { SentFormProps } from '../EnquiryForm/FormEnd.tsx';
import { FormFrame } from '../EnquiryForm/FormFrame.tsx';
import { useStepFocus } from '../EnquiryForm/useStepFocus.ts';
import frame from '../EnquiryForm/formFrame.module.css';
import { EmailField } from '../EnquiryForm/EmailField.tsx';
import { enquiryLabels } from '../EnquiryForm/enquiryLabels.ts';
import styles from './SignInForm.module.css';

/** Fields of the first step. */
export type SignInField = 'name' | 'lastName' | 'email' | 'phone' | 'terms';

export type SignInFormProps = Pick<
  SentFormProps,
  'label' | 'summaryText' | 'busy' | 'failure' | 'failureHelp' | 'note'
> & {
  /** The step before the code, or after it where name and email come last: who it is, the phone, or both. */
  details: {
    /** Above the heading: "Step 1 of 2". */
    count?: string | undefined;
    /** "Your details". */
    title?: string | undefined;
    /** A field without a binding is not shown. */
    fields: Partial<Record<SignInField, FieldBinding>>;
    errors: Partial<Record<SignInField, string>>;
    termsLabel?: ReactNode;
    /** Failed attempts; each moves the focus. */
    attempt: number;
    submitLabel: string;
    busyLabel?: string | undefined;
    onSubmit: FormEventHandler<HTMLFormElement>;
  };
  /** Set when a code was sent: the phone field is then locked. */
  code?:
    | {
        /** The formatted number. */
        phone: string;
        value: string;
        error?: string | undefined;
        /** "Resend Code". */
        resendLabel: string;
        /** Seconds until another code can be requested; 0: now. */
        resendIn: number;
        /** Another code is being sent. */
        resending?: boolean;
        /** Too many wrong codes: a new one is needed first. */
        locked?: boolean;
        submitLabel: string;
        onChange: (value: string) => void;
        onResend: () => void;
        onChangePhone: () => void;
        onSubmit: FormEventHandler<HTMLFormElement>;
        inputRef?: Ref<HTMLInputElement>;
      }
    | undefined;
};

const labels = {
  name: enquiryLabels.name,
  lastName: enquiryLabels.lastName,
  email: enquiryLabels.email,
  phone: 'Mobile phone',
  terms: enquiryLabels.terms,
} as const satisfies Record<SignInField, string>;
const idOf = (name: SignInField): string => `sign-in-${name}`;

/**
 * Sign-in by SMS: details and phone, then the code; or the phone, the code, and the details of a new visitor. It has no state and
 * validates nothing; the input stays when the visitor goes back.
 *
 * @avoid In front of an enquiry: nobody needs an account to write to the dealer.
 * @accessibility A form with a name. The heading of a step takes the focus when the step changes and has its number. Every field to fill in is announced as required and has autofill.
 * @accessibility The wait for another SMS describes its button and is not announced each second. The button is announced as unavailable until then, and the focus stays on it.
 *
 * @example
 * <SignInForm label="Sign in" details={details} code={sent ? code : undefined} busy={busy} failure={failure} />
 */
export const SignInForm = ({
  label,
  details,
  code,
  summaryText,
  busy = false,
  failure,
  failureHelp,
  note,
  ...root
}: WithRoot<SignInFormProps, 'form'>) => {
  const t = useTexts();
  const isCodeStep = code !== undefined;
  const title = isCodeStep ? t('Enter the code') : (details.title ?? t('Your details'));
  const heading = useStepFocus(title);

  const { fields, errors, termsLabel, attempt, count = 'Step 1 of 2', busyLabel = 'Sending' } = details;
  const step = isCodeStep ? 'code' : fields.phone ? 'phone' : 'details';
  const of = (name: SignInField) => ({ id: idOf(name), error: errors[name], 'aria-required': true });

  return (
    <FormFrame
      {...rootProps(root)}
      label={label}
      busy={busy}
      onSubmit={code?.onSubmit ?? details.onSubmit}
      data-part="sign-in-form"
      data-step={step}
    >
      <h2 ref={heading} className={frame.step} tabIndex={-1}>
        <span className={`${frame.count} ${styles.count}`}>{isCodeStep ? t('Step 2 of 2') : count}</span>{' '}
        <span>{title}</span>
      </h2>
      {code === undefined ? (
        <>
          <ErrorSummary key={step} errors={errorItems(labels, errors, idOf)} attempt={attempt} text={summaryText} />
          <div className={frame.fields}>
            {fields.name && fields.lastName ? (
              <div className={frame.pair}>
                <TextInput label={labels.name} autoComplete="given-name" {...of('name')} {...fields.name} />
                <TextInput
                  label={labels.lastName}
                  autoComplete="family-name"
                  {...of('lastName')}
                  {...fields.lastName}
                />
              </div>
            ) : null}
            {fields.email ? (
              <div className={fields.phone ? undefined : frame.wide}>
                <EmailField {...of('email')} {...fields.email} />
              </div>
            ) : null}
            {fields.phone ? (
              <div className={fields.email ? undefined : frame.wide}>
                <PhoneInput label={labels.phone} {...of('phone')} {...fields.phone} />
              </div>
            ) : null}
          </div>
          {fields.terms && termsLabel !== undefined ? (
            <Checkbox label={termsLabel} {...of('terms')} {...fields.terms} />
          ) : null}
        </>
      ) : (
        <>
          <div className={styles.phone}>
            <TextInput
              label={t('Mobile phone')}
              id="sign-in-locked-phone"
              type="tel"
              value={code.phone}
              readOnly
              disabled
            />
            <Button variant="secondary" size="large" onClick={code.onChangePhone}>
              {t('Change number')}
            </Button>
          </div>
          <CodeInput
            id="sign-in-code"
            label="6-digit code"
            hint={t('We sent it by SMS. It can take a minute.')}
            value={code.value}
            onChange={code.onChange}
            error={code.error}
            disabled={code.locked ?? false}
            {...(code.inputRef ? { ref: code.inputRef } : {})}
          />
          <div className={styles.resend}>
            <Button
              variant="text"
              busy={code.resending ?? false}
              // Not `disabled`, which would take the focus from a pressed button.
              aria-disabled={code.resendIn > 0}
              aria-describedby="sign-in-wait"
              onClick={code.resendIn > 0 ? undefined : code.onResend}
            >
              {code.resendLabel}
            </Button>
            <span id="sign-in-wait" className={styles.wait}>
              {code.resendIn > 0 ? `in ${code.resendIn} s` : t('No SMS yet?')}
            </span>
          </div>
        </>
      )}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div data-part="form-actions">
        <SubmitButton busy={busy} wide busyLabel={isCodeStep ? t('Checking') : busyLabel}>
          {code?.submitLabel ?? details.submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </FormFrame>
  );
};
