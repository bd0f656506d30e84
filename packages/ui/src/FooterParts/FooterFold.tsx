import { type ReactNode, useId, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ChevronDown } from '../icons/icons.ts';
import styles from './FooterParts.module.css';

/** A group of the footer with a title: open in a wide footer, collapsed in a narrow one. */
export const FooterFold = ({
  title,
  wide = false,
  children,
  ...root
}: WithRoot<
  {
    title: string;
    /** Takes its own row. */
    wide?: boolean;
    children: ReactNode;
  },
  'section'
>) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section {...rootProps(root, styles.column)} data-wide={wide || undefined}>
      <h2 className={styles.title}>
        <span className={styles.wideTitle}>{title}</span>
        <button
          type="button"
          className={styles.foldButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <ChevronDown className={styles.chevron} />
        </button>
      </h2>
      <div id={id} className={styles.fold} data-open={isOpen || undefined}>
        {children}
      </div>
    </section>
  );
};
