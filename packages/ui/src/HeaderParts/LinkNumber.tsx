import styles from './LinkNumber.module.css';

/** The number behind a link of a menu: of vehicles, or of a phone. */
export const LinkNumber = ({ text }: { text: string | undefined }) =>
  text ? <small className={styles.number}>{text}</small> : null;
