import { useId, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Check } from '../icons/icons.ts';
import { MoreButton } from '../ShowMore/MoreButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './FeatureList.module.css';

/** Features before Show All. */
const featuresShown = 8;

type FeatureListProps = {
  /** The equipment, one entry each. */
  features: readonly string[];
};

/**
 * The features of a vehicle as a list.
 *
 * @avoid For names with values: use `SpecList`.
 * @accessibility The button announces whether the list is expanded, and is named with what it shows, such as "Show All 24 features". Features that are not shown are left out for screen readers too.
 *
 * @example
 * <FeatureList features={model.features} />
 */
export const FeatureList = ({ features, ...root }: WithRoot<FeatureListProps, 'div'>) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = open ? t('Hide') : t('Show All');
  return (
    <div {...rootProps(root, styles.root)} data-part="features" data-state={open ? 'open' : 'closed'}>
      <ul className={styles.list} id={id}>
        {features.map((feature, at) => (
          <li key={feature} className={styles.item} data-extra={at >= featuresShown || undefined}>
            <Check className={styles.tick} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {features.length > featuresShown ? (
        <MoreButton
          open={open}
          controls={id}
          label={t('{label} {count} features', { label, count: features.length })}
          onToggle={() => setOpen(!open)}
        >
          <span>{label}</span>
          {open ? null : <span className={styles.count}>{` ${features.length}`}</span>}
        </MoreButton>
      ) : null}
    </div>
  );
};
