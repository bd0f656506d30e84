import type { ReactNode } from 'react';
import type { HoursLine } from '@dealer/core/contact';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Clock, MapPin, Phone } from '../icons/icons.ts';
import { Button } from '../Button/index.ts';
import { type Logo, Wordmark } from '../HeaderParts/Wordmark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import type { FooterLink } from './FooterLinks.tsx';
import styles from './FooterParts.module.css';

export type FooterContactProps = {
  siteName: string;
  /** The dealer's wordmark. On a dark background the one for dark grounds is drawn, and the name is written where there is none. */
  logo?: Logo | undefined;
  address?: string | undefined;
  phone?: FooterLink | undefined;
  /** "Open until 5:30pm". */
  hours?: string | undefined;
  /** The opening hours of the week; today's line is marked. */
  week?: readonly HoursLine[] | undefined;
  /** Another contact: "Contact us". */
  action?: FooterLink | undefined;
  /** On a dark background. */
  onInverse?: boolean;
  /** Below them: the social networks. */
  children?: ReactNode;
};

const FooterName = ({ siteName, logo, onInverse }: Pick<FooterContactProps, 'siteName' | 'logo' | 'onInverse'>) => {
  const mark = onInverse ? logo?.dark && { ...logo, src: logo.dark, dark: undefined } : logo;
  return (
    <p className={mark ? styles.mark : styles.name} data-part="footer-name">
      {mark ? <Wordmark logo={mark} name={siteName} /> : siteName}
    </p>
  );
};

/** The contact of the main location. */
export const FooterContact = ({
  address,
  phone,
  hours,
  week = [],
  action,
  children,
  ...name
}: WithRoot<FooterContactProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(name, styles.contact)}>
      <FooterName {...name} />
      {address ? (
        <p className={styles.fact}>
          <MapPin />
          <span translate="no">{address}</span>
        </p>
      ) : null}
      {phone ? (
        <p className={styles.fact}>
          <Phone />
          <a className={styles.phone} href={phone.href}>
            <VisuallyHidden>{t('Call')} </VisuallyHidden>
            <span translate="no">{phone.label}</span>
          </a>
        </p>
      ) : null}
      {hours ? (
        <p className={styles.fact} data-part="hours">
          <Clock />
          <span>{hours}</span>
        </p>
      ) : null}
      {week.length > 0 ? (
        <dl className={styles.week} aria-label={t('Opening hours')}>
          {week.map(({ days, text, today }) => (
            <div key={days} className={styles.day} data-today={today || undefined}>
              <dt>{days}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {action ? (
        <span className={styles.action}>
          <Button variant="secondary" onInverse={name.onInverse ?? false} href={action.href}>
            {action.label}
          </Button>
        </span>
      ) : null}
      {children}
    </div>
  );
};
