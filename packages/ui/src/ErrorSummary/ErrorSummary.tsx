import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryItem = {
  /** Id of the input that the message is about. */
  id: string;
  message: string;
};

export type ErrorSummaryProps = {
  errors: ErrorSummaryItem[];
  /** Counts the attempts to submit; each failed one moves the focus here. */
  attempt: number;
  /** "Please fix the following errors:". */
  title?: string;
};

/**
 * The errors of a form, above it, with a link to each field. It takes the focus after each failed attempt and renders nothing
 * without errors.
 *
 * @example
 * <ErrorSummary attempt={submitCount} errors={[{ id: 'enquiry-email', message: 'Enter your email address.' }]} />
 */
export const ErrorSummary = ({ errors, attempt, title = 'Please fix the following errors:' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  useEffect(() => {
    // Once per attempt: an error that reappears while somebody types must not move the focus.
    if (!hasErrors || answered.current === attempt) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;

  const goToField = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (field === null) return;
    event.preventDefault();
    field.focus();
  };

  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-part="error-summary"
    >
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a className={styles.link} href={`#${error.id}`} onClick={(event) => goToField(event, error.id)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
