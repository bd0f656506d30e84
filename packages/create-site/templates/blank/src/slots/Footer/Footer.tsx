import { Footer as NeutralFooter, type FooterProps } from '@dealer/ui/Footer';
import styles from './Footer.module.css';

/** The footer on a dark ground, below a line in the colour of actions. */
export const Footer = (props: FooterProps) => <NeutralFooter {...props} className={styles.footer} isInverse />;
