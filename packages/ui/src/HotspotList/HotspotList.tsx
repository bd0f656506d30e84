import type { ListedHotspot } from '@dealer/core/vehicle-page';
import styles from './HotspotList.module.css';

export type HotspotListProps = {
  places: readonly ListedHotspot[];
  /** The one whose words are open on the picture. */
  current?: number;
  onChoose: (place: ListedHotspot) => void;
};

/**
 * Every hotspot of a vehicle as text: a button that turns to where it is seen, or plain words where no picture shows it.
 *
 * @example
 * <HotspotList places={listedHotspots(vehicle.hotspots, { frames: 36, hasInterior: true })} onChoose={turnTo} />
 */
export const HotspotList = ({ places, current, onChoose }: HotspotListProps) => (
  <ol className={styles.list} aria-label="Highlights" data-part="hotspot-list">
    {places.map((place, at) => (
      <li key={place.id}>
        {place.at === undefined ? (
          <p className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            {place.description}
          </p>
        ) : (
          <button
            type="button"
            className={styles.row}
            aria-current={place.id === current || undefined}
            onClick={() => onChoose(place)}
          >
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span>{place.description}</span>
            <span className={styles.where}>{place.at.view === 'interior' ? 'Inside' : 'Outside'}</span>
          </button>
        )}
      </li>
    ))}
  </ol>
);
