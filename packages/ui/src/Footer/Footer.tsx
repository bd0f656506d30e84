import type { SocialLink } from '@dealer/core/vehicle-page';
import {
  type FooterColumn,
  FooterColumns,
  FooterContact,
  type FooterContactProps,
  FooterFrame,
  FooterLegal,
  type FooterLink,
  type FooterLocation,
  FooterLocations,
  FooterSocial,
  FooterTop,
} from '../FooterParts/index.ts';

/** The props of the slot `Footer`. */
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
 * The neutral default of the slot `Footer`: contact, columns of links, locations with their phones, licences and legal text.
 * Columns are collapsed in a narrow footer.
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
