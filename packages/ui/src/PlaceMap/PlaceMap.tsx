import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './PlaceMap.module.css';

export type PlaceMapProps = {
  /** What the map is of: "Harbour Street". */
  name: string;
  /** The map service's page for a frame; asked for only after a press. */
  embedHref: string;
};

/**
 * A drawn stand-in for a map; the map service is asked for nothing until somebody wants the real one.
 *
 * @example
 * <PlaceMap name="Harbour Street" embedHref="https://www.google.com/maps?q=...&output=embed" />
 */
export const PlaceMap = ({ name, embedHref }: PlaceMapProps) => {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.root} data-part="place-map" data-state={shown ? 'open' : 'closed'} data-print="hide">
      {shown ? (
        <iframe
          className={styles.frame}
          title={`Map of ${name}`}
          src={embedHref}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <>
          <svg className={styles.drawing} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path className={styles.park} d="M0 150 L120 132 L150 240 L0 240 Z M290 0 L400 0 L400 84 L304 96 Z" />
            <path
              className={styles.street}
              d="M-10 138 L410 78 M-10 206 L410 150 M96 -10 L160 250 M214 -10 L262 250 M330 -10 L366 250"
            />
            <path className={styles.road} d="M-10 52 C 120 40 150 110 230 112 S 380 190 410 196" />
          </svg>
          <span className={styles.pin} aria-hidden="true">
            <MapPin />
          </span>
          <span className={styles.action}>
            <Button variant="secondary" onClick={() => setShown(true)} aria-label={`Show the map of ${name}`}>
              Show the map
            </Button>
          </span>
        </>
      )}
    </div>
  );
};
