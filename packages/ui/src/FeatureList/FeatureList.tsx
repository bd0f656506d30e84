import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import styles from './FeatureList.module.css';

export type FeatureListProps = {
  features: string[];
  /** How many stand there before "Show All" (specification section 9: 8). */
  limit?: number;
  moreLabel?: string;
  lessLabel?: string;
};

/**
 * What the vehicle comes with, ticked off.
 *
 * @example
 * <FeatureList features={model.features} />
 */
export const FeatureList = ({ features, limit = 8, moreLabel = 'Show All', lessLabel = 'Hide' }: FeatureListProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = open ? lessLabel : moreLabel;
  return (
    <div className={styles.root} data-part="features" data-state={open ? 'open' : 'closed'}>
      <ul className={styles.list} id={id}>
        {features.map((feature, at) => (
          <li key={feature} className={styles.item} data-extra={at >= limit || undefined}>
            <Check className={styles.tick} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {features.length > limit ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${label} ${features.length} features`}
          onClick={() => setOpen(!open)}
        >
          {label}
          {open ? null : <span className={styles.count}> {features.length}</span>}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
};
