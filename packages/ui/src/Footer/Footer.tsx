import type { SocialLink } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import {
  FooterCards,
  type FooterColumn,
  FooterColumns,
  FooterContact,
  type FooterContactProps,
  FooterFrame,
  FooterInvite,
  type FooterInviteProps,
  FooterLegal,
  type FooterLink,
  type FooterLocation,
  FooterLocations,
  FooterNearest,
  type FooterNearestProps,
  FooterSocial,
  FooterTop,
} from '../FooterParts/index.ts';
import type { Logo } from '../HeaderParts/index.ts';

/** The props of the slot `Footer`. */
export type FooterProps = {
  siteName: string;
  /** The dealer's wordmark; without it the name is written. */
  logo?: Logo | undefined;
  /** A call to action. */
  invite?: FooterInviteProps;
  /** The main location. */
  contact?: Pick<FooterContactProps, 'address' | 'phone' | 'hours' | 'week' | 'action'>;
  /** The groups of links. */
  columns: readonly FooterColumn[];
  /** All locations, where there are several. */
  locations?: readonly FooterLocation[];
  /** The way to the nearest of them. */
  nearest?: FooterNearestProps;
  /** Names of the cards that the dealer accepts. */
  cards?: readonly string[];
  /** The dealer's pages in social networks. */
  social?: readonly SocialLink[];
  /** Dealer licences. */
  licences?: readonly string[];
  /** Disclaimers, copyright. */
  legal: readonly string[];
  /** The links below the legal texts, such as Privacy. */
  legalLinks?: readonly FooterLink[];
};

/** What a look that draws the default gives it. */
export type FooterDesign = {
  /** A class, which styles the parts by their `data-part`. */
  className?: string | undefined;
  /** On a dark background. */
  isInverse?: boolean;
};

/**
 * The neutral default of the slot `Footer`: a call to action, contact with opening hours, columns of links, locations with their
 * phones, payment cards, licences and legal text. Columns are collapsed in a narrow footer.
 *
 * @avoid In a look with a footer of its own, which is composed of `FooterParts`.
 *
 * @example
 * <Footer siteName="Riverside Motors" columns={columns} legal={['© 2026 Riverside Motors']} />
 */
export const Footer = ({ className, isInverse = false, ...props }: WithRoot<FooterProps & FooterDesign, 'footer'>) => {
  const { siteName, logo, invite, contact, columns, locations, nearest, cards, social } = props;
  return (
    <FooterFrame {...rootProps(props, className)} isInverse={isInverse}>
      <FooterInvite invite={invite} onInverse={isInverse} />
      <FooterTop>
        <FooterContact siteName={siteName} logo={logo} {...contact} onInverse={isInverse}>
          <FooterSocial links={social} />
        </FooterContact>
        <FooterColumns columns={columns} />
      </FooterTop>
      <FooterLocations locations={locations}>
        {nearest ? <FooterNearest {...nearest} onInverse={isInverse} /> : null}
      </FooterLocations>
      <FooterCards cards={cards} />
      <FooterLegal licences={props.licences} lines={props.legal} links={props.legalLinks} />
    </FooterFrame>
  );
};
