import type { ReactNode } from 'react';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { SocialLink } from '@dealer/core/share';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { FooterFold } from './FooterFold.tsx';
import { FooterSocial } from './FooterSocial.tsx';
import styles from './Footer.module.css';

export type FooterLink = { label: string; href: string };

export type FooterColumn = { title: string; links: readonly FooterLink[] };

/** A yard, a workshop or a parts counter. */
export type FooterLocation = { name: string; href: string; phone?: FooterLink };

export type FooterProps = {
  siteName: string;
  /** The place that answers first. */
  contact?: {
    address?: string;
    phone?: FooterLink;
    /** "Open until 5:30pm". */
    hours?: string;
    /** Where else to go from here: "Contact us". */
    action?: FooterLink;
  };
  columns: readonly FooterColumn[];
  /** All places, where there are several. */
  locations?: readonly FooterLocation[];
  social?: readonly SocialLink[];
  /** Dealer licences, disclaimers, copyright. */
  legal: readonly string[];
  legalLinks?: readonly FooterLink[];
  /** inverse: dark; tinted: on the quiet surface of the look. */
  variant?: 'inverse' | 'tinted';
  children?: ReactNode;
};

const Links = ({ links }: { links: readonly FooterLink[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={`${label}${href}`}>
        <a className={styles.link} href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/**
 * End of every page: how to reach the dealer, columns of links, each location with its phone, then licences and what the law asks to
 * say. Columns fold where the place is narrow.
 *
 * @example
 * <Footer siteName="Riverside Motors" columns={columns} legal={['LMCT 00000']} />
 */
export const Footer = ({
  siteName,
  contact,
  columns,
  locations = [],
  social = [],
  legal,
  legalLinks = [],
  variant = 'inverse',
  children,
}: FooterProps) => (
  <footer
    className={styles.footer}
    data-part="footer"
    data-variant={variant}
    data-surface={variant === 'inverse' ? 'inverse' : undefined}
  >
    <div className={styles.place}>
      <div className={styles.top}>
        <div className={styles.contact}>
          <p className={styles.name}>{siteName}</p>
          {contact?.address ? (
            <p className={styles.fact}>
              <MapPin aria-hidden="true" />
              {contact.address}
            </p>
          ) : null}
          {contact?.hours ? (
            <p className={styles.fact} data-part="hours">
              <Clock aria-hidden="true" />
              {contact.hours}
            </p>
          ) : null}
          {contact?.phone ? (
            <p className={styles.fact}>
              <Phone aria-hidden="true" />
              <a className={styles.phone} href={contact.phone.href}>
                <VisuallyHidden>Call </VisuallyHidden>
                {contact.phone.label}
              </a>
            </p>
          ) : null}
          {contact?.action ? (
            <span className={styles.action}>
              <Button variant="secondary" href={contact.action.href}>
                {contact.action.label}
              </Button>
            </span>
          ) : null}
          {social.length > 0 ? <FooterSocial links={social} /> : null}
        </div>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <FooterFold key={title} title={title}>
              <Links links={links} />
            </FooterFold>
          ))}
        </div>
      </div>
      {locations.length > 0 ? (
        <FooterFold title="Our locations" wide>
          <ul className={styles.locations}>
            {locations.map(({ name, href, phone }) => (
              <li key={`${name}${href}`} className={styles.location}>
                <a className={styles.link} href={href}>
                  {name}
                </a>
                {phone ? (
                  <a className={`${styles.link} ${styles.number}`} href={phone.href}>
                    <VisuallyHidden>Call {name}: </VisuallyHidden>
                    {phone.label}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
        </FooterFold>
      ) : null}
      {children}
      <div className={styles.legal} data-part="legal">
        <div className={styles.legalText}>
          {legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {legalLinks.length > 0 ? (
          <ul className={styles.legalLinks}>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  </footer>
);
