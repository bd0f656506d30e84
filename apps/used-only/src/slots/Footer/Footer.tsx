import { Footer as NeutralFooter, type FooterProps } from '@dealer/ui/Footer';
import styles from './Footer.module.css';

/** The footer, on the page's warm surface colour: the call to action is a price tag, each yard a card. */
export const Footer = (props: FooterProps) => <NeutralFooter {...props} className={styles.footer} />;
