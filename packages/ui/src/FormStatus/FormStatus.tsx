import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import styles from './FormStatus.module.css';

export type FormStatusProps = {
  /** What happened to the form as a whole; nothing while there is nothing to say. */
  message?: string | undefined;
  kind?: 'error' | 'success';
  /** A way on, for example the dealer's phone number. */
  children?: ReactNode;
};

/**
 * The answer to sending a form. The region stands in the page before it has words, so that they are announced.
 *
 * @example
 * <FormStatus message="An error occurred when submitting this form" />
 */
export const FormStatus = ({ message, kind = 'error', children }: FormStatusProps) => (
  <div role={kind === 'error' ? 'alert' : 'status'} data-part="form-status">
    {message ? (
      <div className={styles.status} data-status={kind}>
        {kind === 'error' ? (
          <CircleAlert className={styles.icon} aria-hidden="true" />
        ) : (
          <CircleCheck className={styles.icon} aria-hidden="true" />
        )}
        <div>
          <p className={styles.message}>{message}</p>
          {children}
        </div>
      </div>
    ) : null}
  </div>
);
