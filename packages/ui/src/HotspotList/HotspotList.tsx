import type { ListedHotspot } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './HotspotList.module.css';

export type HotspotListProps = {
  /** The marked details of the vehicle. */
  hotspots: readonly ListedHotspot[];
  /** The one whose words are open on the picture. */
  current?: number;
  onChoose: (hotspot: ListedHotspot) => void;
};

/**
 * Every hotspot of a vehicle as text: a button that turns to where it is seen, or plain words where no picture shows it.
 *
 * @avoid Where no picture of a vehicle has marks: use `FeatureList`.
 * @accessibility Screen readers: an ordered list named "Highlights". The current hotspot has `aria-current`, and the drawn numbers are hidden. Inside or outside is a text.
 * @accessibility Touch: a hotspot is at least 44 px high. Forced colours: the current one has a border in the system's highlight colour.
 *
 * @example
 * <HotspotList hotspots={listedHotspots(vehicle.hotspots, { frames: 36, hasInterior: true })} onChoose={turnTo} />
 */
export const HotspotList = ({ hotspots, current, onChoose, ...root }: WithRoot<HotspotListProps, 'ol'>) => {
  const t = useTexts();
  return (
    <ol {...rootProps(root, styles.list)} aria-label={t('Highlights')} data-part="hotspot-list">
      {hotspots.map((hotspot, at) => (
        <li key={hotspot.id}>
          {hotspot.at === undefined ? (
            <p className={styles.row}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <span>{hotspot.description}</span>
            </p>
          ) : (
            <button
              type="button"
              className={styles.row}
              aria-current={hotspot.id === current || undefined}
              onClick={() => onChoose(hotspot)}
            >
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <span>{hotspot.description}</span>
              <span className={styles.where}>{hotspot.at.view === 'interior' ? t('Inside') : t('Outside')}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
};
