import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryItem = {
  /** Id of the input that the message is about. */
  id: string;
  message: string;
};

export type ErrorSummaryProps = {
  errors: ErrorSummaryItem[];
  /** Counts the attempts to send; each failed one moves focus here. */
  attempt: number;
  /** Specification section 5: "Please fix the following errors:". */
  title?: string;
};

/**
 * What keeps a form from being sent, on top of it, with a link to each field. Takes focus after each attempt;
 * shows nothing without errors.
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
    // Once per attempt: an error that goes and comes back while somebody types must not take the focus away.
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
      <ul className={styles.list}>
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
