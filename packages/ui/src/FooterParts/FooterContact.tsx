import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { FooterLink } from './FooterLinks.tsx';
import styles from './FooterParts.module.css';

export type FooterContactProps = {
  siteName: string;
  address?: string | undefined;
  phone?: FooterLink | undefined;
  /** "Open until 5:30pm". */
  hours?: string | undefined;
  /** Another contact: "Contact us". */
  action?: FooterLink | undefined;
  /** Below them: the social networks. */
  children?: ReactNode;
};

/** The contact of the main location. */
export const FooterContact = ({ siteName, address, phone, hours, action, children }: FooterContactProps) => (
  <div className={styles.contact}>
    <p className={styles.name}>{siteName}</p>
    {address ? (
      <p className={styles.fact}>
        <MapPin aria-hidden="true" />
        {address}
      </p>
    ) : null}
    {hours ? (
      <p className={styles.fact} data-part="hours">
        <Clock aria-hidden="true" />
        {hours}
      </p>
    ) : null}
    {phone ? (
      <p className={styles.fact}>
        <Phone aria-hidden="true" />
        <a className={styles.phone} href={phone.href}>
          <VisuallyHidden>Call </VisuallyHidden>
          {phone.label}
        </a>
      </p>
    ) : null}
    {action ? (
      <span className={styles.action}>
        <Button variant="secondary" href={action.href}>
          {action.label}
        </Button>
      </span>
    ) : null}
    {children}
  </div>
);
