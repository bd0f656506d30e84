import type { CSSProperties } from 'react';
import { featuredCars } from '@dealer/core/limits';
import styles from '../places.module.css';

/** The room of the promotion until it arrives. */
export const FinancePromoPlace = () => (
  <div className={styles.cards} style={{ '--count': featuredCars } as CSSProperties} />
);
