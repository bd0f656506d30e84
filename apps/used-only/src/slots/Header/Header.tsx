import { type HeaderProps, Header as NeutralHeader } from '@dealer/ui/Header';
import styles from './Header.module.css';

/** The header: a rounded bar with the phone number in a tinted pill. */
export const Header = (props: HeaderProps) => <NeutralHeader {...props} className={styles.header} />;
