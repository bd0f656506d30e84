import { useState } from 'react';
import {
  compareCostFields,
  costAssumptions,
  type CostAction,
  costCalculator,
  type CostCalculator,
} from '@dealer/core/vehicle-page';
import { CostFields } from '@dealer/ui/RunningCosts';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { isRemembered, useCostAssumptions } from '../../../../stores/costAssumptions.ts';
import { page } from '../../page.ts';
import styles from './CompareCosts.module.css';

/** The assumptions of the running costs in the table above; nothing where none of the vehicles has such costs. */
export const CompareCosts = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { vehicles, hasFailed } = usePage(page);
  const { assumed, remember } = useCostAssumptions();
  const [drafts, setDrafts] = useState<CostCalculator['drafts']>({});
  const state: CostCalculator = {
    use: { ...costAssumptions(site), ...assumed, litresPer100Km: 0, kwhPer100Km: 0 },
    drafts,
  };
  const fields = compareCostFields(vehicles, state);
  if (hasFailed || fields.length === 0) return null;

  const act = (action: CostAction): void => {
    const next = costCalculator(state, action);
    setDrafts(next.drafts);
    if (action.kind === 'type' && isRemembered(action.field)) remember(action.field, next.use[action.field]);
  };

  return (
    <section className={styles.costs} aria-labelledby="compare-costs" data-print="hide">
      <SectionHeading
        id="compare-costs"
        title={t('How the costs are worked out')}
        text={t(
          'Change what you assume; the table follows. Service, insurance and registration are your own figures, the same for each vehicle; registration is used where the state’s charge is not known.',
        )}
      />
      <CostFields id="compare-costs" fields={fields} onAction={act} />
    </section>
  );
};
