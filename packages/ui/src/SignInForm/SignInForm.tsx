import { type FormEventHandler, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeInput } from '../CodeInput/CodeInput.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { ErrorSummary, type ErrorSummaryProps } from '../ErrorSummary/ErrorSummary.tsx';
import { FormStatus } from '../FormStatus/FormStatus.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import frame from '../EnquiryForm/formFrame.module.css';
import { enquiryLabels } from '../EnquiryForm/enquiryLabels.ts';
import styles from './SignInForm.module.css';

/** Fields of the first step. */
export type SignInField = 'name' | 'lastName' | 'email' | 'phone' | 'terms';

export type SignInFormProps = {
  /** Names the form. */
  label: string;
  /** The name, required before a code is sent. */
  details: {
    fields: Record<'name' | 'lastName' | 'email' | 'phone', FieldBinding> & { terms?: FieldBinding | undefined };
    errors: Partial<Record<SignInField, string>>;
    termsLabel?: ReactNode;
    /** Failed attempts; each moves the focus to the summary. */
    attempt: number;
    submitLabel: string;
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
  /** The text of the error summary; by default the specified one. */
  summaryText?: ErrorSummaryProps['text'];
  busy?: boolean;
  /** An error of the form as a whole; the input stays. */
  failure?: string | undefined;
  failureHelp?: ReactNode;
  note?: ReactNode;
};

const labels = {
  name: enquiryLabels.name,
  lastName: enquiryLabels.lastName,
  email: enquiryLabels.email,
  phone: 'Mobile phone',
  terms: enquiryLabels.terms,
} as const satisfies Record<SignInField, string>;
const order = Object.keys(labels) as SignInField[];
const idOf = (name: SignInField): string => `sign-in-${name}`;

/**
 * Sign-in by SMS in two steps: name and phone, then the code. It has no state and validates nothing; the input stays when the
 * visitor goes back.
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
}: SignInFormProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isCodeStep = code !== undefined;
  const shown = useRef(isCodeStep);
  useEffect(() => {
    if (shown.current === isCodeStep) return;
    shown.current = isCodeStep;
    heading.current?.focus();
  }, [isCodeStep]);

  const { fields, errors, termsLabel, attempt } = details;
  const of = (name: SignInField) => ({ id: idOf(name), error: errors[name], 'aria-required': true });

  return (
    <form
      className={frame.form}
      noValidate
      aria-label={label}
      onSubmit={code?.onSubmit ?? details.onSubmit}
      data-part="sign-in-form"
      data-step={isCodeStep ? 'code' : 'phone'}
      data-status={busy ? 'submitting' : 'idle'}
    >
      <h2 ref={heading} className={styles.step} tabIndex={-1}>
        <span className={styles.count}>Step {isCodeStep ? 2 : 1} of 2</span>{' '}
        {isCodeStep ? 'Enter the code' : 'Your details'}
      </h2>
      {code === undefined ? (
        <>
          <ErrorSummary
            errors={order.flatMap((name) =>
              errors[name] === undefined ? [] : [{ id: idOf(name), label: labels[name], message: errors[name] }],
            )}
            attempt={attempt}
            text={summaryText}
          />
          <div className={frame.fields}>
            <TextInput label="First name" autoComplete="given-name" {...of('name')} {...fields.name} />
            <TextInput label="Last name" autoComplete="family-name" {...of('lastName')} {...fields.lastName} />
            <TextInput
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
              {...of('email')}
              {...fields.email}
            />
            <TextInput
              label="Mobile phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              {...of('phone')}
              {...fields.phone}
            />
          </div>
          {fields.terms && termsLabel !== undefined ? (
            <Checkbox label={termsLabel} id={idOf('terms')} error={errors.terms} {...fields.terms} />
          ) : null}
        </>
      ) : (
        <>
          <div className={styles.phone}>
            <TextInput label="Mobile phone" id="sign-in-locked-phone" type="tel" value={code.phone} readOnly disabled />
            <Button variant="secondary" size="large" onClick={code.onChangePhone}>
              Change number
            </Button>
          </div>
          <CodeInput
            id="sign-in-code"
            label="6-digit code"
            hint="We sent it by SMS. It can take a minute."
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
              disabled={code.resendIn > 0}
              aria-describedby="sign-in-wait"
              onClick={code.onResend}
            >
              {code.resendLabel}
            </Button>
            <span id="sign-in-wait" className={styles.wait}>
              {code.resendIn > 0 ? `in ${code.resendIn} s` : 'No SMS yet?'}
            </span>
          </div>
        </>
      )}
      <FormStatus message={failure}>{failureHelp}</FormStatus>
      <div data-part="form-actions">
        <SubmitButton busy={busy} wide busyLabel={isCodeStep ? 'Checking' : 'Sending'}>
          {code?.submitLabel ?? details.submitLabel}
        </SubmitButton>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </form>
  );
};
