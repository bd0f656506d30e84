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

/** The footer, dark like the strip of the header: a framed call to action, the yards with their hours, cards next to the networks. */
export const Footer = (props: FooterProps) => {
  const { siteName, logo, invite, contact, columns, locations, nearest, cards, social } = props;
  return (
    <FooterFrame className={styles.footer} isInverse>
      <FooterInvite invite={invite} onInverse />
      <FooterTop>
        <FooterContact siteName={siteName} logo={logo} {...contact} onInverse />
        <FooterColumns columns={columns} />
      </FooterTop>
      <FooterLocations locations={locations}>
        {nearest ? <FooterNearest {...nearest} onInverse /> : null}
      </FooterLocations>
      <div className={styles.line}>
        <FooterCards cards={cards} />
        <FooterSocial links={social} />
      </div>
      <FooterLegal licences={props.licences} lines={props.legal} links={props.legalLinks} />
    </FooterFrame>
  );
};
