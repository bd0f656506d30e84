import { isUntranslated, type SpecItem } from '@dealer/core/vehicle-page';
import { useId, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { MoreButton } from '../ShowMore/MoreButton.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './KeyInformation.module.css';

/** Items of the key information grid before Show More. */
const specificationsShown = 4;

/**
 * The facts that buyers look for first, in large type; a button shows the rest.
 *
 * @avoid Next to a price or on a card: use `Facts`.
 * @accessibility A description list. The button announces whether all of it is shown and is named with "key information"; items that are not shown are left out for screen readers too.
 *
 * @example
 * <KeyInformation items={model.keyInformation} />
 */
export const KeyInformation = ({ items, ...root }: WithRoot<{ items: readonly SpecItem[] }, 'div'>) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = open ? t('Show Less') : t('Show More');
  return (
    <div {...rootProps(root, styles.root)} data-part="key-information" data-state={open ? 'open' : 'closed'}>
      <dl className={styles.grid} id={id}>
        {items.map((item, at) => (
          // Print shows every item; `data-extra` hides the rest on screen.
          <div key={item.label} className={styles.item} data-extra={at >= specificationsShown || undefined}>
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.value} translate={isUntranslated(item) ? 'no' : undefined}>
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
      {items.length > specificationsShown ? (
        <MoreButton
          open={open}
          controls={id}
          label={t('{label}: key information', { label })}
          onToggle={() => setOpen(!open)}
        >
          {label}
        </MoreButton>
      ) : null}
    </div>
  );
};
