import type { CardSaveModel } from '@dealer/core/card';
import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import type { LucideIcon } from 'lucide-react';
import Scale from 'lucide-react/icons/scale';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import styles from './VehicleSummary.module.css';

const drawings: Record<CardSaveModel['mode'], LucideIcon> = { favourite: Heart, compare: Scale, save: Bookmark };

/** The favourite, compare or save control of the summary, and the way to the comparison. */
export const VehicleSummarySave = ({
  mode,
  label,
  comparison,
  saved,
  onSave,
}: CardSaveModel & { saved: boolean; onSave: () => void }) => {
  const Drawing = drawings[mode];
  return (
    <>
      <button
        type="button"
        className={styles.save}
        aria-pressed={saved}
        aria-label={label}
        data-part="save"
        onClick={onSave}
      >
        <Drawing aria-hidden="true" />
      </button>
      {saved && comparison ? <SkipLink href={comparison.href}>{comparison.label}</SkipLink> : null}
    </>
  );
};
