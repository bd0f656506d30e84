import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { CircleAlert, CircleCheck } from '../icons/icons.ts';
import styles from './FormStatus.module.css';

export type FormStatusProps = {
  /** The result of the form as a whole; undefined: none. */
  message?: string | undefined;
  /** Whether the message reports a failure or a success. */
  kind?: 'error' | 'success';
  /** An alternative, for example the dealer's phone number. */
  children?: ReactNode;
};

/**
 * The result of submitting a form. Its live region is mounted before it has text, so that the text is announced; a new text scrolls into
 * view, because the button that was pressed may be far from it.
 *
 * @avoid For the error of a field, which is next to the field and in the `ErrorSummary`.
 * @accessibility An error is an alert, which interrupts; a success is a status, which waits. The icon is hidden from screen readers and repeats what the text says.
 *
 * @example
 * <FormStatus message="An error occurred when submitting this form" />
 */
export const FormStatus = ({ message, kind = 'error', children, ...root }: WithRoot<FormStatusProps, 'div'>) => {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(root.ref, () => box.current, []);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div {...rootProps(root)} ref={box} role={kind === 'error' ? 'alert' : 'status'} data-part="form-status">
      {message ? (
        <div className={styles.status} data-status={kind}>
          {kind === 'error' ? <CircleAlert className={styles.icon} /> : <CircleCheck className={styles.icon} />}
          <div>
            <p className={styles.message}>{message}</p>
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
};
