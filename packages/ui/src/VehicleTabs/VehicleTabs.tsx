import type { VehicleTab } from '@dealer/core/vehicle-page';
import { type KeyboardEvent, useId, useState } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { DealerComments } from '../DealerComments/DealerComments.tsx';
import { FeatureList } from '../FeatureList/FeatureList.tsx';
import { ReasonList } from '../ReasonList/ReasonList.tsx';
import styles from './VehicleTabs.module.css';

export type VehicleTabsProps = {
  /** The sections of the page, in order. */
  tabs: readonly VehicleTab[];
  label: string;
};

const Panel = ({ tab }: { tab: VehicleTab }) => {
  switch (tab.id) {
    case 'comments':
      return <DealerComments {...tab.comments} />;
    case 'features':
      return <FeatureList features={[...tab.features]} />;
    case 'reasons':
      return <ReasonList items={tab.reasons} />;
    default:
      return (
        <div className={styles.paragraphs}>
          {tab.paragraphs.map((paragraph, at) => (
            // Paragraphs never change their order; two may be equal.
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      );
  }
};

/** The tab that a key leads to, as in the ARIA practice for tabs: arrows wrap around, Home and End go to the ends. */
const stepOf = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/**
 * Texts about a vehicle in tabs. All of them are in the page, so that print shows every part.
 *
 * @avoid For texts that people compare or read in order: put them below each other.
 * @keyboard The tabs are one stop of the Tab key: left and right arrows change them, Home and End go to the first and last, Tab leads into
 * @accessibility Screen readers: tabs with a name, each with its panel, which is named by its tab and can be reached by the Tab key.
 * @accessibility Touch: a tab is at least 44 px high. Forced colours: only the selected tab has a line below it.
 *   the text.
 *
 * @example
 * <VehicleTabs label="About this vehicle" tabs={vehicleTabs(vehicle, site)} />
 */
export const VehicleTabs = ({ tabs, label, ...root }: WithRoot<VehicleTabsProps, 'div'>) => {
  const [chosen, setChosen] = useState<VehicleTab['id']>('comments');
  const id = useId();
  // The selected tab may disappear, for example when the vehicle is reserved.
  const shown = tabs.some((tab) => tab.id === chosen) ? chosen : tabs[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next =
      tabs[
        stepOf(
          event.key,
          tabs.findIndex((tab) => tab.id === shown),
          tabs.length,
        ) ?? -1
      ];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };
  return (
    <div {...rootProps(root, styles.root)} data-part="tabs">
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          tabIndex={0}
          className={styles.panel}
          data-state={tab.id === shown ? 'active' : 'inactive'}
        >
          <p className={styles.printed} aria-hidden="true">
            {tab.label}
          </p>
          <Panel tab={tab} />
        </div>
      ))}
    </div>
  );
};
