import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

/** A page of one column: its heading, a sentence and its content. */
export const PageFrame = ({
  title,
  text,
  above,
  children,
}: {
  title: string;
  text?: string;
  /** Above the heading, such as breadcrumbs. */
  above?: ReactNode;
  children: ReactNode;
}) => (
  <div className={styles.page}>
    <header className={styles.head}>
      {above}
      <h1 className={styles.title}>{title}</h1>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
    </header>
    {children}
  </div>
);

/** More of a page below bands across the window, as wide as its `PageFrame`. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
