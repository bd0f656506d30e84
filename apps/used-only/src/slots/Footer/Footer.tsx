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

/** The footer, on the page's warm surface colour: the call to action is a price tag, each yard a card. */
export const Footer = (props: FooterProps) => {
  const { siteName, logo, invite, contact, columns, locations, nearest, cards, social } = props;
  return (
    <FooterFrame className={styles.footer}>
      <FooterInvite invite={invite} />
      <FooterTop>
        <FooterContact siteName={siteName} logo={logo} {...contact}>
          <FooterSocial links={social} />
        </FooterContact>
        <FooterColumns columns={columns} />
      </FooterTop>
      <FooterLocations locations={locations}>{nearest ? <FooterNearest {...nearest} /> : null}</FooterLocations>
      <FooterCards cards={cards} />
      <FooterLegal licences={props.licences} lines={props.legal} links={props.legalLinks} />
    </FooterFrame>
  );
};
