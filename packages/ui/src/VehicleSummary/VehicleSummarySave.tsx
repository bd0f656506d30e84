import type { CardSaveModel } from '@dealer/core/card';
import { Bookmark, Heart, Scale } from '../icons/icons.ts';
import type { Icon } from '../icons/icon.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import styles from './VehicleSummary.module.css';

const drawings: Record<CardSaveModel['mode'], Icon> = { favourite: Heart, compare: Scale, save: Bookmark };

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
        <Drawing />
      </button>
      {saved && comparison ? <SkipLink href={comparison.href}>{comparison.label}</SkipLink> : null}
    </>
  );
};
