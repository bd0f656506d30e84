import { CircleAlert } from '../icons/icons.ts';
import styles from './Field.module.css';

/** The sentence under the label of a field, which `describedBy` names. */
export const FieldHint = ({ id, hint }: { id: string; hint: string | undefined }) =>
  hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;

/** The error of a field, which `describedBy` names. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <div className={styles.error}>
      <CircleAlert className={styles.icon} />
      <p id={`${id}-error`}>{error}</p>
    </div>
  ) : null;
