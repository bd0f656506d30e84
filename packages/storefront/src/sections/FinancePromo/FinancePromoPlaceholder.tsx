import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const FinancePromoPlaceholder = () => <div className={styles.financePromo} />;
