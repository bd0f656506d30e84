import { OTPInput } from 'input-otp';
import type { Ref } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { describedBy } from '../Field/describedBy.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import styles from './CodeInput.module.css';

export type CodeInputProps = FieldText & {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the visitor leaves the field. */
  onBlur?: () => void;
  /** How many digits the code has. */
  length?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** People paste the whole message: "Your code is 123 456." Full-width digits come from Chinese and Japanese keyboards. */
const digitsOf = (entered: string): string => entered.normalize('NFKC').replace(/\D/g, '');

/**
 * A code from an SMS, shown in boxes. It is one input, so pasting, autofill from the SMS and all keys of a text input work.
 *
 * @avoid For passwords, plates or anything else that is not a short code of digits.
 * @accessibility Screen readers: one text field with label, hint and error, announced as required. The drawn boxes are hidden.
 * @accessibility Phones show a keyboard of digits and offer the code of the SMS, by `autocomplete="one-time-code"`.
 * @accessibility Motion: the caret blinks, with reduced motion it does not. The focus ring is around the box of the next digit.
 *
 * @example
 * <CodeInput id="sign-in-code" label="Code" value={code} onChange={setCode} error={error} />
 */
export const CodeInput = ({
  id,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  length = 6,
  disabled = false,
  ref,
  ...root
}: WithRoot<CodeInputProps, 'div'>) => (
  <Field {...rootProps(root)} id={id} label={label} hint={hint} error={error} optional={optional}>
    {/* The library adds a style element unless there is one with this id; the content security policy refuses it. Its rules are in
        our style sheet. */}
    <span id="input-otp-style" hidden />
    <OTPInput
      ref={ref}
      id={id}
      name="code"
      maxLength={length}
      value={value}
      onChange={(entered) => onChange(digitsOf(entered))}
      onBlur={onBlur}
      disabled={disabled}
      inputMode="numeric"
      pattern="^[\d０-９]+$"
      autoComplete="one-time-code"
      pasteTransformer={digitsOf}
      // Typing at the end of a complete code starts a new code; otherwise each digit would only replace the last one.
      onBeforeInput={({ currentTarget }) => {
        if (value.length === length && (currentTarget.selectionStart ?? 0) >= length - 1) currentTarget.select();
      }}
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
      containerClassName={styles.boxes}
      render={({ slots }) =>
        slots.map(({ char, isActive }, index) => (
          <span
            key={index}
            className={styles.box}
            data-part="code-box"
            data-active={isActive || undefined}
            data-invalid={error ? '' : undefined}
            aria-hidden="true"
          >
            {char ?? (isActive ? <span className={styles.caret} /> : null)}
          </span>
        ))
      }
    />
  </Field>
);
