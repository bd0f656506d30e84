import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './AnnouncementBar.module.css';

export type AnnouncementBarProps = {
  text: string;
  link?: { label: string; href: string };
  closeLabel?: string;
  onClose: () => void;
};

/**
 * One line above a page that can be closed: where the vehicle stands, and the way there.
 *
 * @example
 * <AnnouncementBar text="Located at Ipswich" link={{ label: 'Get Directions', href: '...' }} onClose={hide} />
 */
export const AnnouncementBar = ({ text, link, closeLabel = 'Close this notice', onClose }: AnnouncementBarProps) => (
  <aside className={styles.bar} aria-label="Notice" data-part="announcement-bar" data-print="hide">
    <div className={styles.inner}>
      <MapPin className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      {link === undefined ? null : (
        <a className={styles.link} href={link.href}>
          {link.label}
        </a>
      )}
      <IconButton className={styles.close} variant="bare" label={closeLabel} icon={<X />} onClick={onClose} />
    </div>
  </aside>
);
