import type { ReactNode } from 'react';
import styles from './DealerLocator.module.css';

export type PlaceChooserProps = {
  label: string;
  places: readonly { id: number; name: string; address: string; distance?: string }[];
  chosen: number;
  onChoose: (id: number) => void;
  /** The map of the selected location. */
  map: ReactNode;
  /** The selected location in full. */
  children: ReactNode;
};

/**
 * Locations next to a map, which shows the selected one.
 *
 * @example
 * <PlaceChooser label="Locations" places={places} chosen={3} onChoose={setChosen} map={<PlaceMap ... />}>...</PlaceChooser>
 */
export const PlaceChooser = ({ label, places, chosen, onChoose, map, children }: PlaceChooserProps) => (
  <div className={styles.chooser} data-part="place-chooser">
    <ol className={styles.locations} aria-label={label}>
      {places.map(({ id, name, address, distance }) => (
        <li key={id}>
          <button type="button" className={styles.location} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span className={styles.name}>{name}</span>
            {distance === undefined ? null : <span className={styles.distance}>{distance}</span>}
            <span className={styles.address}>{address}</span>
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
