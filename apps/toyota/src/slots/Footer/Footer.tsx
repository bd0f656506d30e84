import type { FooterProps } from '@dealer/ui/Footer';
import {
  FooterCards,
  FooterColumns,
  FooterContact,
  FooterFrame,
  FooterInvite,
  FooterLegal,
  FooterLocations,
  FooterNearest,
  FooterSocial,
  FooterTop,
} from '@dealer/ui/FooterParts';
import styles from './Footer.module.css';

/** The footer: black, full width, opened by one large line below a red rule. */
export const Footer = (props: FooterProps) => {
  const { siteName, logo, invite, contact, columns, locations, nearest, cards, social } = props;
  return (
    <FooterFrame className={styles.footer} isInverse>
      <FooterInvite invite={invite} onInverse />
      <FooterTop>
        <FooterContact siteName={siteName} logo={logo} {...contact} onInverse>
          <FooterSocial links={social} />
        </FooterContact>
        <FooterColumns columns={columns} />
      </FooterTop>
      <FooterLocations locations={locations}>
        {nearest ? <FooterNearest {...nearest} onInverse /> : null}
      </FooterLocations>
      <FooterCards cards={cards} />
      <FooterLegal licences={props.licences} lines={props.legal} links={props.legalLinks} />
    </FooterFrame>
  );
};
