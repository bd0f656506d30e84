import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Link } from '../Link/index.ts';
import { PaymentCards } from '../PaymentCards/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import { FooterFold } from './FooterFold.tsx';
import styles from './FooterParts.module.css';

export type FooterLink = { label: string; href: string };

export type FooterColumn = { title: string; links: readonly FooterLink[] };

/** A yard, a workshop or a parts counter. */
export type FooterLocation = {
  name: string;
  href: string;
  phone?: FooterLink;
  /** Whether it is open, and until or from when: "Open until 5:30pm". */
  now?: { isOpen: boolean; text: string };
};

const Links = ({ className, links }: { className?: string | undefined; links: readonly FooterLink[] }) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={`${label}${href}`}>
        <Link className={styles.link} href={href}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** Columns of links, each under its title. */
export const FooterColumns = ({ columns, ...root }: WithRoot<{ columns: readonly FooterColumn[] }, 'div'>) => (
  <div {...rootProps(root, styles.columns)}>
    {columns.map(({ title, links }) => (
      <FooterFold key={title} title={title}>
        <Links links={links} />
      </FooterFold>
    ))}
  </div>
);

/** Every location with its phone, and whether it is open now. */
export const FooterLocations = ({
  locations = [],
  children,
  ...root
}: WithRoot<
  {
    locations: readonly FooterLocation[] | undefined;
    /** Next to the title: the way to the nearest. */
    children?: ReactNode;
  },
  'section'
>) => {
  const t = useTexts();
  return locations.length === 0 ? null : (
    <FooterFold {...rootProps(root)} title={t('Our locations')} wide>
      {children}
      <ul className={styles.locations} data-part="footer-locations">
        {locations.map(({ name, href, phone, now }) => (
          <li key={`${name}${href}`} className={styles.location}>
            <Link className={styles.link} href={href} translate="no">
              {name}
            </Link>
            {now ? (
              <span className={styles.now} data-open={now.isOpen || undefined}>
                {now.text}
              </span>
            ) : null}
            {phone ? (
              <a className={`${styles.link} ${styles.number}`} href={phone.href}>
                <VisuallyHidden>{t('Call {name}: ', { name })}</VisuallyHidden>
                <span translate="no">{phone.label}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </FooterFold>
  );
};

/** The cards that the dealer accepts. */
export const FooterCards = ({ cards = [], ...root }: WithRoot<{ cards: readonly string[] | undefined }, 'div'>) =>
  cards.length === 0 ? null : (
    <div {...rootProps(root, styles.cards)}>
      <PaymentCards cards={cards} />
    </div>
  );

/** Dealer licences, disclaimers and copyright, with the pages that the law requires. */
export const FooterLegal = ({
  licences = [],
  lines,
  links = [],
  ...root
}: WithRoot<
  {
    licences: readonly string[] | undefined;
    lines: readonly string[];
    links: readonly FooterLink[] | undefined;
  },
  'div'
>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.legal)} data-part="legal">
      {licences.length > 0 ? (
        <ul className={styles.licences} aria-label={t('Licences')}>
          {licences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.legalText}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {links.length > 0 ? <Links className={styles.legalLinks} links={links} /> : null}
    </div>
  );
};
