import { ownValue } from '@dealer/core/data';
import type { SpinnerView } from '@dealer/core/vehicle-page';
import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Armchair, CirclePlay, Images, Rotate3d } from '../icons/lateIcons.ts';
import styles from './Spinner.module.css';

/** A view of a vehicle, and the id of the panel that it opens. */
export type SpinnerTab = { id: SpinnerView | 'video'; label: string; panel: string };

export type SpinnerTabsProps = {
  /** The name of the tab list. */
  label: string;
  /** Prefix of the ids of the tabs. */
  idPrefix: string;
  /** The views that the vehicle has, in order. */
  tabs: readonly SpinnerTab[];
  /** The view that is shown. */
  selected: string;
  /** Called with the view that the visitor selects. */
  onSelect: (id: SpinnerTab['id']) => void;
};

const icons = { spin: <Rotate3d />, images: <Images />, interior: <Armchair />, video: <CirclePlay /> };

/**
 * The views of a vehicle (Spin, Images, Interior) as tabs: one tab stop, with arrow keys, Home and End.
 *
 * @example
 * <SpinnerTabs label="Views" idPrefix="view" tabs={tabs} selected="spin" onSelect={open} />
 */
export const SpinnerTabs = ({
  label,
  idPrefix,
  tabs,
  selected,
  onSelect,
  ...root
}: WithRoot<SpinnerTabsProps, 'div'>) => {
  const row = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(root.ref, () => row.current, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const wanted = ownValue({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }, event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    const next = (wanted + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onSelect(tab.id);
    const button = row.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div
      {...rootProps(root, styles.tabs)}
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      data-part="spinner-tabs"
    >
      {tabs.map(({ id, label: tabLabel, panel }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-${id}`}
          className={styles.tab}
          aria-selected={id === selected}
          aria-controls={panel}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <span className={styles.tabIcon} aria-hidden="true">
            {icons[id]}
          </span>
          <span>{tabLabel}</span>
        </button>
      ))}
    </div>
  );
};
