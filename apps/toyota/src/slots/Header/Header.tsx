import { type HeaderProps, Header as NeutralHeader } from '@dealer/ui/Header';
import styles from './Header.module.css';

/** The header: full width, without borders, with a short accent rule above the name. */
export const Header = (props: HeaderProps) => <NeutralHeader {...props} className={styles.header} />;
