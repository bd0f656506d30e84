import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { FooterFold } from './FooterFold.tsx';
import styles from './FooterParts.module.css';

export type FooterLink = { label: string; href: string };

export type FooterColumn = { title: string; links: readonly FooterLink[] };

/** A yard, a workshop or a parts counter. */
export type FooterLocation = { name: string; href: string; phone?: FooterLink };

const Links = ({ className, links }: { className?: string | undefined; links: readonly FooterLink[] }) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={`${label}${href}`}>
        <a className={styles.link} href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/** Columns of links, each under its title. */
export const FooterColumns = ({ columns }: { columns: readonly FooterColumn[] }) => (
  <div className={styles.columns}>
    {columns.map(({ title, links }) => (
      <FooterFold key={title} title={title}>
        <Links links={links} />
      </FooterFold>
    ))}
  </div>
);

/** Every location with its phone. */
export const FooterLocations = ({ locations = [] }: { locations: readonly FooterLocation[] | undefined }) =>
  locations.length === 0 ? null : (
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
  );

/** Dealer licences, disclaimers and copyright, with the pages that the law requires. */
export const FooterLegal = ({
  lines,
  links = [],
}: {
  lines: readonly string[];
  links: readonly FooterLink[] | undefined;
}) => (
  <div className={styles.legal} data-part="legal">
    <div className={styles.legalText}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    {links.length > 0 ? <Links className={styles.legalLinks} links={links} /> : null}
  </div>
);
