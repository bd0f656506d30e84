import type { CSSProperties } from 'react';
import { featuredCars } from '@dealer/core/limits';
import styles from '../placeholders.module.css';

/** Shown while the section loads. */
export const FinancePromoPlaceholder = () => (
  <div className={styles.cards} style={{ '--count': featuredCars } as CSSProperties} />
);
