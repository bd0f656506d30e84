import type { SocialLink } from '@dealer/core/share';
import {
  FooterColumns,
  FooterContact,
  FooterFrame,
  FooterLegal,
  FooterLocations,
  FooterSocial,
  FooterTop,
} from '../FooterParts/index.ts';
import type { FooterColumn, FooterContactProps, FooterLink, FooterLocation } from '../FooterParts/index.ts';

/** What the slot `Footer` receives. */
export type FooterProps = {
  siteName: string;
  /** The main location. */
  contact?: Pick<FooterContactProps, 'address' | 'phone' | 'hours' | 'action'>;
  columns: readonly FooterColumn[];
  /** All locations, where there are several. */
  locations?: readonly FooterLocation[];
  social?: readonly SocialLink[];
  /** Dealer licences, disclaimers, copyright. */
  legal: readonly string[];
  legalLinks?: readonly FooterLink[];
};

/**
 * End of every page: how to reach the dealer, columns of links, each location with its phone, then licences and what the law requires.
 * Columns fold in a narrow footer. The default of the slot `Footer`.
 *
 * @example
 * <Footer siteName="Riverside Motors" columns={columns} legal={['LMCT 00000']} />
 */
export const Footer = ({ siteName, contact, columns, locations, social, legal, legalLinks }: FooterProps) => (
  <FooterFrame>
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
