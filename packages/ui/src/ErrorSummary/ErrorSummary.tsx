import type { ErrorSummaryText } from '@dealer/core/enquiry';
import { type MouseEvent, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryItem = {
  /** Id of the input that the message is about. */
  id: string;
  /** The input's label. */
  label: string;
  message: string;
};

/** The heading and what the links say, by the number of errors: "Please fix the following errors:" and the messages. */
export type SummaryText = (count: number) => ErrorSummaryText;

export type ErrorSummaryProps = {
  errors: readonly ErrorSummaryItem[];
  /** Counts the attempts to submit; each failed one moves the focus. */
  attempt: number;
  text?: SummaryText | undefined;
};

const specified = (): ErrorSummaryText => ({ title: 'Please fix the following errors:', links: 'messages' });

/**
 * The errors of a form, above it, with a link to each field. After each failed attempt the focus moves here, so that the messages are
 * read, or to the first field where only the fields are named. It renders nothing without errors.
 *
 * @avoid For what is not about a field, such as a lost connection: use `FormStatus`.
 * @keyboard It takes the focus after each failed attempt; Enter on an error moves the focus to its field.
 * @accessibility An alert named by its title. Only what changes in it is announced (`aria-atomic` is false), so a corrected field does not have the whole list read.
 * @accessibility Touch: a link is at least 44 px high. The focus ring of the summary has the colour of errors.
 *
 * @example
 * <ErrorSummary attempt={submitCount} errors={[{ id: 'enquiry-email', label: 'Email', message: 'Enter your email address.' }]} />
 */
export const ErrorSummary = ({ errors, attempt, text = specified, ...root }: WithRoot<ErrorSummaryProps, 'div'>) => {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(root.ref, () => box.current);
  const answered = useRef(0);
  const titleId = useId();
  const { title, links } = text(errors.length);
  const hasErrors = errors.length > 0;

  const moveFocus = useEffectEvent(() => {
    const field = links === 'fields' && errors[0] ? document.getElementById(errors[0].id) : null;
    // The summary stays in view where it fits next to the field.
    if (field) box.current?.scrollIntoView({ block: 'nearest' });
    (field ?? box.current)?.focus();
  });

  useEffect(() => {
    // Once per attempt: an error that reappears while somebody types must not move the focus.
    if (!hasErrors || answered.current === attempt) return;
    answered.current = attempt;
    moveFocus();
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
      {...rootProps(root, styles.summary)}
      ref={box}
      role="alert"
      // A corrected field is announced by the new count alone.
      aria-atomic={false}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-part="error-summary"
      data-links={links}
    >
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {links === 'fields' ? label : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
