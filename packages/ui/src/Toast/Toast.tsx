import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { CircleAlert, CircleCheck, X } from '../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './Toast.module.css';

export type ToastModel = {
  id: number | string;
  title: string;
  text?: string;
  kind?: 'success' | 'danger';
  link?: { label: string; href: string };
};

export type ToastProps = {
  /** One at a time; null: none. */
  toast: ToastModel | null;
  /** Called when the visitor closes the message. */
  onDismiss: (id: number | string) => void;
};

/**
 * A short message at the edge of the screen. The live region is always mounted; its `aria-live` exempts it when a dialog hides the
 * rest from screen readers.
 *
 * @avoid For errors that need an answer and for anything to be read later: it disappears.
 * @accessibility Announced politely and as a whole; the focus does not move. The icon differs by kind, so an error is not conveyed by colour alone.
 * @accessibility Touch: the closing button is 44 px square, the link at least 44 px high. Motion: it moves in, with reduced motion it is there at once.
 *
 * @example
 * <Toast toast={{ id: 1, title: 'Car Saved In Watchlist', link: { label: 'View List', href: '/my-garage' } }} onDismiss={dismiss} />
 */
export const Toast = ({ toast, onDismiss, ...root }: WithRoot<ToastProps, 'div'>) => {
  const t = useTexts();
  return (
    <div
      {...rootProps(root, styles.root)}
      role="status"
      aria-live="polite"
      aria-atomic="true"
      data-part="toast-region"
      data-print="hide"
    >
      {toast === null ? null : (
        <div key={toast.id} className={styles.toast} data-part="toast" data-status={toast.kind ?? 'success'}>
          {toast.kind === 'danger' ? <CircleAlert className={styles.icon} /> : <CircleCheck className={styles.icon} />}
          <div className={styles.content}>
            <p className={styles.title}>{toast.title}</p>
            {toast.text === undefined ? null : <p className={styles.text}>{toast.text}</p>}
            {toast.link === undefined ? null : (
              <Link className={styles.link} href={toast.link.href}>
                {toast.link.label}
              </Link>
            )}
          </div>
          <IconButton label={t('Close message')} icon={<X />} variant="bare" onClick={() => onDismiss(toast.id)} />
        </div>
      )}
    </div>
  );
};
