import { Footer as NeutralFooter, type FooterProps } from '@dealer/ui/Footer';
import styles from './Footer.module.css';

/** The footer: black, full width, opened by one large line below a red rule. */
export const Footer = (props: FooterProps) => <NeutralFooter {...props} className={styles.footer} isInverse />;
