import type { ReactNode } from 'react';
import { LazyOnVisible } from '../pageStart/later/LazyOnVisible.tsx';
import type { LazyComponent } from '../pageStart/later/lazyWithPreload.tsx';
import styles from './FormRoom.module.css';

type FormRoomProps = { part: Pick<LazyComponent<never>, 'isLoaded' | 'preload'>; children: ReactNode };

/** A form that loads when it comes into view, and the room for it until then. */
export const FormRoom = ({ part, children }: FormRoomProps) => (
  <LazyOnVisible part={part} placeholder={<div className={styles.room} />}>
    <div className={styles.form}>{children}</div>
  </LazyOnVisible>
);
