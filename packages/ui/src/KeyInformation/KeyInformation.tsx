import type { SpecItem } from '@dealer/core/detail';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import styles from './KeyInformation.module.css';

export type KeyInformationProps = {
  items: SpecItem[];
  /** How many stand there before "Show More" (specification section 9: 4). */
  limit?: number;
  moreLabel?: string;
  lessLabel?: string;
};

/**
 * The facts a buyer asks for first, large enough to read across; the rest unfolds below them.
 *
 * @example
 * <KeyInformation items={model.keyInformation} />
 */
export const KeyInformation = ({
  items,
  limit = 4,
  moreLabel = 'Show More',
  lessLabel = 'Show Less',
}: KeyInformationProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = open ? lessLabel : moreLabel;
  return (
    <div className={styles.root} data-part="key-information" data-state={open ? 'open' : 'closed'}>
      <dl className={styles.grid} id={id}>
        {items.map((item, at) => (
          // All of them are in the page, so that paper shows every one; `data-extra` hides the rest on screen.
          <div key={item.label} className={styles.item} data-extra={at >= limit || undefined}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
      {items.length > limit ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${label}: key information`}
          onClick={() => setOpen(!open)}
        >
          {label}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
};
