import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import lines from '../LocationCard/locationLines.module.css';
import styles from './DealerLocator.module.css';

export type LocationChooserProps = {
  label: string;
  locations: readonly {
    id: number;
    name: string;
    address: string;
    distance?: string;
    now?: { isOpen: boolean; text: string };
  }[];
  chosen: number;
  onChoose: (id: number) => void;
  map: ReactNode;
  /** The selected location in full. */
  children: ReactNode;
};

/**
 * Locations next to a map, which shows the selected one.
 *
 * @example
 * <LocationChooser label="Locations" locations={locations} chosen={3} onChoose={setChosen} map={<EmbeddedMap ... />}>...</LocationChooser>
 */
export const LocationChooser = ({
  label,
  locations,
  chosen,
  onChoose,
  map,
  children,
  ...root
}: WithRoot<LocationChooserProps, 'div'>) => (
  <div {...rootProps(root, styles.chooser)} data-part="place-chooser">
    <ol className={styles.locations} aria-label={label}>
      {locations.map(({ id, name, address, distance, now }) => (
        <li key={id}>
          <button type="button" className={styles.location} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span className={styles.name}>{name}</span>
            {distance === undefined ? null : <span className={styles.distance}>{distance}</span>}
            <span className={styles.address}>{address}</span>
            {now === undefined ? null : (
              <span className={lines.now} data-open={now.isOpen || undefined}>
                {now.text}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
    <div className={styles.shown}>
      <div className={styles.map}>{map}</div>
      {children}
    </div>
  </div>
);
