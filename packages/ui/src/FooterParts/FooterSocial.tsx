import type { SocialLink, SocialNetwork } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ExternalLink } from '../icons/lateIcons.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FooterParts.module.css';

/** Icons of the networks, drawn on 24 units; Lucide has no brands. */
const icons: Record<Exclude<SocialNetwork, 'other'>, string> = {
  facebook:
    'M14 21v-7h2.6l.5-3.4H14V8.7c0-1 .5-1.7 1.8-1.7H17V4.1A14 14 0 0 0 14.8 4C12.3 4 10.6 5.5 10.6 8.2v2.4H8V14h2.6v7z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6m0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6m4.6-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2',
  youtube:
    'M5.5 5h13A3.5 3.5 0 0 1 22 8.5v7a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 15.5v-7A3.5 3.5 0 0 1 5.5 5M10 8.6v6.8l5.8-3.4z',
  linkedin:
    'M5 9h3.2v11H5zm1.6-5.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8M10.3 9h3.1v1.5c.5-.9 1.6-1.8 3.2-1.8 3.2 0 3.9 2.1 3.9 4.9V20h-3.2v-5.7c0-1.4 0-2.8-1.8-2.8s-2 1.3-2 2.7V20h-3.2z',
  tiktok:
    'M16 3c.3 2.3 1.6 3.8 4 4v3a7.3 7.3 0 0 1-4-1.3v6.1c0 4-3 6.2-6 6.2a6 6 0 0 1-1.2-11.9v3.2A2.9 2.9 0 1 0 12.9 15V3z',
  x: 'M3.5 4h5.2l4.1 5.7L17.8 4h2.4l-6.3 7.3L20.8 20h-5.2l-4.5-6.2L5.7 20H3.3l6.7-7.8zm3.4 1.8 9.6 12.4h1.1L8 5.8z',
};

/** The dealer's pages on social networks, as icons. */
export const FooterSocial = ({ links = [], ...root }: WithRoot<{ links: readonly SocialLink[] | undefined }, 'ul'>) => {
  const t = useTexts();
  return links.length === 0 ? null : (
    <ul {...rootProps(root, styles.social)} aria-label={t('Follow us')}>
      {links.map(({ network, label, href }) => (
        <li key={href}>
          <a className={styles.sign} href={href} aria-label={label} rel="noopener">
            {network === 'other' ? (
              <ExternalLink />
            ) : (
              <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
                <path d={icons[network]} />
              </svg>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
};
