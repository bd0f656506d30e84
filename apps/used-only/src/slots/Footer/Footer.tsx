import type { FooterProps } from '@dealer/ui/Footer';
import {
  FooterColumns,
  FooterContact,
  FooterFrame,
  FooterLegal,
  FooterLocations,
  FooterSocial,
  FooterTop,
} from '@dealer/ui/FooterParts';
import styles from './Footer.module.css';

/** The footer, on the page's warm surface colour. */
export const Footer = ({ siteName, contact, columns, locations, social, legal, legalLinks }: FooterProps) => (
  <FooterFrame className={styles.footer}>
    <FooterTop>
      <FooterContact siteName={siteName} {...contact}>
        <FooterSocial links={social} />
      </FooterContact>
      <FooterColumns columns={columns} />
    </FooterTop>
    <FooterLocations locations={locations} />
    <FooterLegal lines={legal} links={legalLinks} />
  </FooterFrame>
);
