import type { ReactNode } from 'react';
import styles from './Footer.module.css';

export type FooterColumn = {
  title: string;
  /** Lines of text, e.g. an address. */
  lines?: readonly string[];
  links?: readonly { label: string; href: string }[];
};

export type FooterProps = {
  siteName: string;
  /** Up to four. */
  columns: readonly FooterColumn[];
  /** Dealer licence, copyright, disclaimers; the first stands alone. */
  legal: readonly string[];
  legalLinks?: readonly { label: string; href: string }[];
  /** inverse: dark; tinted: on the quiet surface of the look. */
  variant?: 'inverse' | 'tinted';
  children?: ReactNode;
};

/**
 * End of every page: columns of links, then the legal line with the dealer's licence.
 *
 * @example
 * <Footer siteName="Riverside Motors" columns={columns} legal={['LMCT 00000']} />
 */
export const Footer = ({ siteName, columns, legal, legalLinks = [], variant = 'inverse', children }: FooterProps) => (
  <footer
    className={styles['footer']}
    data-part="footer"
    data-variant={variant}
    data-surface={variant === 'inverse' ? 'inverse' : undefined}
  >
    <div className={styles['place']}>
      <p className={styles['name']}>{siteName}</p>
      <div className={styles['columns']}>
        {columns.map(({ title, lines = [], links = [] }) => (
          <section key={title} className={styles['column']}>
            <h2 className={styles['title']}>{title}</h2>
            {lines.map((line) => (
              <p key={line} className={styles['line']}>
                {line}
              </p>
            ))}
            {links.length > 0 ? (
              <ul>
                {links.map(({ label, href }) => (
                  <li key={`${label}${href}`}>
                    <a className={styles['link']} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
      {children}
      <div className={styles['legal']} data-part="legal">
        <div className={styles['legalText']}>
          {legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {legalLinks.length > 0 ? (
          <ul className={styles['legalLinks']}>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a className={styles['link']} href={href}>
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
