import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { MapPin, X } from '../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import action from '../Button/textAction.module.css';
import styles from './AnnouncementBar.module.css';

export type AnnouncementBarProps = {
  /** What is announced. */
  text: string;
  link?: { label: string; href: string };
  onClose: () => void;
};

/**
 * A line that can be closed: the location of a vehicle, and a link to it.
 *
 * @avoid For the result of a press, which is a `Toast`, or for a second message at the same time.
 * @accessibility A landmark named "Notice", not a live region: it is found, not announced when it appears. The icon is hidden from screen readers, and the closing button is named "Close this notice".
 *
 * @example
 * <AnnouncementBar text="Located at Ipswich" link={{ label: 'Get Directions', href: '...' }} onClose={hide} />
 */
export const AnnouncementBar = ({ text, link, onClose, ...root }: WithRoot<AnnouncementBarProps, 'aside'>) => {
  const t = useTexts();
  return (
    <aside {...rootProps(root, styles.bar)} aria-label={t('Notice')} data-part="announcement-bar" data-print="hide">
      <MapPin className={styles.icon} />
      <div className={styles.content}>
        <p>{text}</p>
        {link === undefined ? null : (
          <Link className={`${action.action} ${styles.link}`} href={link.href}>
            {link.label}
          </Link>
        )}
      </div>
      <IconButton
        className={styles.close}
        variant="bare"
        label={t('Close this notice')}
        icon={<X />}
        onClick={onClose}
      />
    </aside>
  );
};
